import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`entity\` text NOT NULL,
  	\`document_id\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`total\` integer NOT NULL,
  	\`missing\` integer NOT NULL,
  	\`outdated\` integer NOT NULL,
  	\`sources\` text NOT NULL,
  	\`changed_at\` text NOT NULL,
  	PRIMARY KEY(\`entity\`, \`document_id\`, \`locale\`)
  );
  `)
  await db.run(sql`CREATE TABLE \`media_uses\` (
  	\`media_id\` integer NOT NULL,
  	\`entity\` text NOT NULL,
  	\`document_id\` text NOT NULL,
  	\`places\` text NOT NULL,
  	PRIMARY KEY(\`media_id\`, \`entity\`, \`document_id\`)
  );
  `)
  await db.run(sql`CREATE INDEX \`media_uses_document_idx\` ON \`media_uses\` (\`entity\`,\`document_id\`);`)
  await db.run(sql`CREATE TABLE \`import_rows\` (
  	\`import_id\` integer NOT NULL,
  	\`row\` integer NOT NULL,
  	\`style_no\` text NOT NULL,
  	\`product_id\` integer,
  	\`outcome\` text NOT NULL,
  	\`changes\` text NOT NULL,
  	\`reasons\` text NOT NULL,
  	\`before\` text,
  	PRIMARY KEY(\`import_id\`, \`row\`)
  );
  `)
  await db.run(sql`CREATE TABLE \`scheduled_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`action\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`document_id\` text,
  	\`title\` text,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`leased_until\` text,
  	\`by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`scheduled_changes_entity_idx\` ON \`scheduled_changes\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_document_id_idx\` ON \`scheduled_changes\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_state_idx\` ON \`scheduled_changes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_next_attempt_at_idx\` ON \`scheduled_changes\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_by_idx\` ON \`scheduled_changes\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_updated_at_idx\` ON \`scheduled_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_created_at_idx\` ON \`scheduled_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`product_imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`filename\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`mode\` text,
  	\`total\` numeric,
  	\`position\` numeric,
  	\`created_count\` numeric,
  	\`changed_count\` numeric,
  	\`unchanged_count\` numeric,
  	\`bad_count\` numeric,
  	\`problems\` text,
  	\`by_id\` integer,
  	\`leased_until\` text,
  	\`stored_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_imports_state_idx\` ON \`product_imports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`product_imports_by_idx\` ON \`product_imports\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`product_imports_updated_at_idx\` ON \`product_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_imports_created_at_idx\` ON \`product_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`activity\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`who_id\` integer,
  	\`who_name\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`document_id\` text,
  	\`title\` text,
  	\`language\` text,
  	\`changes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`who_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`activity_who_idx\` ON \`activity\` (\`who_id\`);`)
  await db.run(sql`CREATE INDEX \`activity_entity_idx\` ON \`activity\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`activity_document_id_idx\` ON \`activity\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`activity_updated_at_idx\` ON \`activity\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`activity_created_at_idx\` ON \`activity\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`cover\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`translation\` text;`)
  await db.run(sql`CREATE INDEX \`products_cover_idx\` ON \`products\` (\`cover\`);`)
  await db.run(sql`CREATE INDEX \`products_translation_idx\` ON \`products\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_cover\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_cover_idx\` ON \`_products_v\` (\`version_cover\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_translation_idx\` ON \`_products_v\` (\`version_translation\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`translation\` text;`)
  await db.run(sql`CREATE INDEX \`categories_translation_idx\` ON \`categories\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_translation_idx\` ON \`_categories_v\` (\`version_translation\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_autosave_idx\` ON \`_categories_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`translation\` text;`)
  await db.run(sql`CREATE INDEX \`pages_translation_idx\` ON \`pages\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_translation_idx\` ON \`_pages_v\` (\`version_translation\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`translation\` text;`)
  await db.run(sql`CREATE INDEX \`certificates_translation_idx\` ON \`certificates\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_translation_idx\` ON \`_certificates_v\` (\`version_translation\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_autosave_idx\` ON \`_certificates_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`partner_brands\` ADD \`translation\` text;`)
  await db.run(sql`CREATE INDEX \`partner_brands_translation_idx\` ON \`partner_brands\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_partner_brands_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_partner_brands_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_partner_brands_v_version_version_translation_idx\` ON \`_partner_brands_v\` (\`version_translation\`);`)
  await db.run(sql`CREATE INDEX \`_partner_brands_v_autosave_idx\` ON \`_partner_brands_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`materials\` ADD \`translation\` text;`)
  await db.run(sql`CREATE INDEX \`materials_translation_idx\` ON \`materials\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_materials_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_materials_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_materials_v_version_version_translation_idx\` ON \`_materials_v\` (\`version_translation\`);`)
  await db.run(sql`CREATE INDEX \`_materials_v_autosave_idx\` ON \`_materials_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`questions\` ADD \`translation\` text;`)
  await db.run(sql`CREATE INDEX \`questions_translation_idx\` ON \`questions\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`_questions_v\` ADD \`version_translation\` text;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_translation_idx\` ON \`_questions_v\` (\`version_translation\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_autosave_idx\` ON \`_questions_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`translation\` text;`)
  await db.run(sql`CREATE INDEX \`media_translation_idx\` ON \`media\` (\`translation\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`use_count\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`media_use_count_idx\` ON \`media\` (\`use_count\`);`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_autosave_idx\` ON \`_navigation_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_footer_v_autosave_idx\` ON \`_footer_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_company_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_company_v_autosave_idx\` ON \`_company_v\` (\`autosave\`);`)
  // Products that are there already get the picture lists show; the first colour is the one a list would sort first.
  await db.run(sql`update products set cover = (select media_id from products_rels
    where parent_id = products.id and path like 'colourways.%.images' and media_id is not null order by path, "order" limit 1)`)
  await db.run(sql`update _products_v set version_cover = (select media_id from _products_v_rels
    where parent_id = _products_v.id and path like 'version.colourways.%.images' and media_id is not null order by path, "order" limit 1)`)
  // Not counted yet: the next start does it.
  await db.run(sql`update media set use_count = null`)
  await db.run(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`translations\`;`)
  await db.run(sql`DROP TABLE \`media_uses\`;`)
  await db.run(sql`DROP TABLE \`import_rows\`;`)
  await db.run(sql`DROP TABLE \`scheduled_changes\`;`)
  await db.run(sql`DROP TABLE \`product_imports\`;`)
  await db.run(sql`DROP TABLE \`activity\`;`)
  await db.run(sql`DROP INDEX \`products_cover_idx\`;`)
  await db.run(sql`DROP INDEX \`products_translation_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`cover\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`translation\`;`)
  await db.run(sql`DROP INDEX \`_products_v_version_version_cover_idx\`;`)
  await db.run(sql`DROP INDEX \`_products_v_version_version_translation_idx\`;`)
  await db.run(sql`DROP INDEX \`_products_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_cover\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_translation\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`categories_translation_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`translation\`;`)
  await db.run(sql`DROP INDEX \`_categories_v_version_version_translation_idx\`;`)
  await db.run(sql`DROP INDEX \`_categories_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_translation\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`pages_translation_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`translation\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_translation_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_translation\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`certificates_translation_idx\`;`)
  await db.run(sql`ALTER TABLE \`certificates\` DROP COLUMN \`translation\`;`)
  await db.run(sql`DROP INDEX \`_certificates_v_version_version_translation_idx\`;`)
  await db.run(sql`DROP INDEX \`_certificates_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` DROP COLUMN \`version_translation\`;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`partner_brands_translation_idx\`;`)
  await db.run(sql`ALTER TABLE \`partner_brands\` DROP COLUMN \`translation\`;`)
  await db.run(sql`DROP INDEX \`_partner_brands_v_version_version_translation_idx\`;`)
  await db.run(sql`DROP INDEX \`_partner_brands_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_partner_brands_v\` DROP COLUMN \`version_translation\`;`)
  await db.run(sql`ALTER TABLE \`_partner_brands_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`materials_translation_idx\`;`)
  await db.run(sql`ALTER TABLE \`materials\` DROP COLUMN \`translation\`;`)
  await db.run(sql`DROP INDEX \`_materials_v_version_version_translation_idx\`;`)
  await db.run(sql`DROP INDEX \`_materials_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_materials_v\` DROP COLUMN \`version_translation\`;`)
  await db.run(sql`ALTER TABLE \`_materials_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`questions_translation_idx\`;`)
  await db.run(sql`ALTER TABLE \`questions\` DROP COLUMN \`translation\`;`)
  await db.run(sql`DROP INDEX \`_questions_v_version_version_translation_idx\`;`)
  await db.run(sql`DROP INDEX \`_questions_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` DROP COLUMN \`version_translation\`;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`media_translation_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`translation\`;`)
  await db.run(sql`DROP INDEX \`media_use_count_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`use_count\`;`)
  await db.run(sql`DROP INDEX \`_home_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_footer_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_company_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_company_v\` DROP COLUMN \`autosave\`;`)
}
