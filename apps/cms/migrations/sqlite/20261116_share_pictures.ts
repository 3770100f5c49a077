import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`share\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`colour\` text;`)
  // The queue makes both for the pictures there are; their sizes stay.
  await db.run(sql`UPDATE \`media\` SET \`rendition_state\` = 'pending' WHERE \`rendition_state\` = 'ready' AND \`mime_type\` <> 'image/svg+xml';`)
  await db.run(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`share\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`colour\`;`)
}
