import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface Props {
  view: AdminViewServerProps
  title: string
  className?: string
  children: ReactNode
}

/** A page of our own inside the desk's frame: navigation, breadcrumb, language and account stay where they are. */
export function DeskPage({ view: { initPageResult, params, searchParams }, title, className, children }: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={params ?? {}}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams ?? {}}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  )
}
