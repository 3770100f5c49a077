import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`translations_open_idx\` ON \`translations\` (\`locale\`,\`entity\`,\`missing\`,\`outdated\`,\`total\`);`)
  await db.run(sql`CREATE INDEX \`products_locales_on_site_idx\` ON \`products_locales\` (\`_status\`,\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_newest_idx\` ON \`_products_v\` (\`latest\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_locales_drafts_idx\` ON \`_products_v_locales\` (\`_parent_id\`) WHERE "_products_v_locales"."version__status" = 'draft';`)
  await db.run(sql`CREATE INDEX \`_products_v_locales_name_idx\` ON \`_products_v_locales\` (\`_parent_id\`,\`_locale\`,\`version_name\`);`)
  await db.run(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`translations_open_idx\`;`)
  await db.run(sql`DROP INDEX \`products_locales_on_site_idx\`;`)
  await db.run(sql`DROP INDEX \`_products_v_newest_idx\`;`)
  await db.run(sql`DROP INDEX \`_products_v_locales_drafts_idx\`;`)
  await db.run(sql`DROP INDEX \`_products_v_locales_name_idx\`;`)
}
