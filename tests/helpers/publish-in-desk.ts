import type { Page } from 'playwright-core'

/** Publishes what the form of the desk holds, also where not everything is translated. */
export async function publishInDesk(desk: Page): Promise<void> {
  const anyway = desk.getByRole('button', { name: 'Publish anyway' })
  const done = desk.getByText(/successfully/i).first()
  await desk.locator('#action-save').click()
  await anyway.or(done).first().waitFor()
  if (await anyway.isVisible()) await anyway.click()
  await done.waitFor()
}
