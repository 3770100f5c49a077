import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "translations_open_idx" ON "translations" USING btree ("locale","entity","missing","outdated","total");
  CREATE INDEX "products_locales_on_site_idx" ON "products_locales" USING btree ("_status","_locale","_parent_id");
  CREATE INDEX "_products_v_newest_idx" ON "_products_v" USING btree ("latest","created_at");
  CREATE INDEX "_products_v_locales_drafts_idx" ON "_products_v_locales" USING btree ("_parent_id") WHERE "_products_v_locales"."version__status" = 'draft';`)
  await db.execute(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "translations_open_idx";
  DROP INDEX "products_locales_on_site_idx";
  DROP INDEX "_products_v_newest_idx";
  DROP INDEX "_products_v_locales_drafts_idx";`)
}
