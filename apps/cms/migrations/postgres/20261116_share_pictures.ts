import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "share" varchar;
  ALTER TABLE "media" ADD COLUMN "colour" varchar;`)
  // The queue makes both for the pictures there are; their sizes stay.
  await db.execute(sql`UPDATE "media" SET "rendition_state" = 'pending' WHERE "rendition_state" = 'ready' AND "mime_type" <> 'image/svg+xml';`)
  await db.execute(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "share";
  ALTER TABLE "media" DROP COLUMN "colour";`)
}
