import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`received_inquiries\` (
  	\`number\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`announced\` integer NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`received_inquiries_key_unique\` ON \`received_inquiries\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`inquiries_lines_colours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`colour\` text,
  	\`quantity\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inquiries_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_lines_colours_order_idx\` ON \`inquiries_lines_colours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_lines_colours_parent_id_idx\` ON \`inquiries_lines_colours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inquiries_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`style_no\` text,
  	\`name\` text,
  	\`logo_method\` text,
  	\`note\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_lines_order_idx\` ON \`inquiries_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_lines_parent_id_idx\` ON \`inquiries_lines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_lines_product_idx\` ON \`inquiries_lines\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`inquiries_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`label\` text,
  	\`type\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_answers_order_idx\` ON \`inquiries_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_answers_parent_id_idx\` ON \`inquiries_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inquiries_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_notes_order_idx\` ON \`inquiries_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_notes_parent_id_idx\` ON \`inquiries_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_notes_author_idx\` ON \`inquiries_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE TABLE \`inquiries_spam_reasons\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_spam_reasons_order_idx\` ON \`inquiries_spam_reasons\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_spam_reasons_parent_idx\` ON \`inquiries_spam_reasons\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`first_answered_at\` text,
  	\`name\` text,
  	\`email\` text,
  	\`person\` text,
  	\`phone\` text,
  	\`country\` text,
  	\`company\` text,
  	\`role\` text,
  	\`preferred_contact\` text,
  	\`wanted_date\` text,
  	\`message\` text,
  	\`consent\` integer,
  	\`locale\` text,
  	\`key\` text NOT NULL,
  	\`page\` text,
  	\`form\` text,
  	\`spam_score\` numeric,
  	\`sender_address\` text,
  	\`sender_agent\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_status_idx\` ON \`inquiries\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_assignee_idx\` ON \`inquiries\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_reference_idx\` ON \`inquiries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_received_at_idx\` ON \`inquiries\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_name_idx\` ON \`inquiries\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_person_idx\` ON \`inquiries\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_country_idx\` ON \`inquiries\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_locale_idx\` ON \`inquiries\` (\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_key_idx\` ON \`inquiries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_updated_at_idx\` ON \`inquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_created_at_idx\` ON \`inquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`inquiry_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`type\` text,
  	\`size\` numeric,
  	\`inquiry_id\` integer,
  	\`file_id\` text NOT NULL,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`inquiry_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiry_files_inquiry_idx\` ON \`inquiry_files\` (\`inquiry_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiry_files_file_id_idx\` ON \`inquiry_files\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`inquiry_files_key_idx\` ON \`inquiry_files\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`inquiry_files_updated_at_idx\` ON \`inquiry_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiry_files_created_at_idx\` ON \`inquiry_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`inquiry_id\` integer,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`leased_until\` text,
  	\`to\` text NOT NULL,
  	\`from\` text,
  	\`reply_to\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`html\` text,
  	\`message_id\` text NOT NULL,
  	\`in_reply_to\` text,
  	\`author_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`inquiry_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_inquiry_idx\` ON \`mails\` (\`inquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_attempt_at_idx\` ON \`mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_to_idx\` ON \`mails\` (\`to\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_message_id_idx\` ON \`mails\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_author_idx\` ON \`mails\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`webhook_deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`delivery_id\` text NOT NULL,
  	\`inquiry_id\` integer,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`leased_until\` text,
  	\`last_status\` numeric,
  	\`body\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`inquiry_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`webhook_deliveries_delivery_id_idx\` ON \`webhook_deliveries\` (\`delivery_id\`);`)
  await db.run(sql`CREATE INDEX \`webhook_deliveries_inquiry_idx\` ON \`webhook_deliveries\` (\`inquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`webhook_deliveries_state_idx\` ON \`webhook_deliveries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`webhook_deliveries_next_attempt_at_idx\` ON \`webhook_deliveries\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`webhook_deliveries_updated_at_idx\` ON \`webhook_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`webhook_deliveries_created_at_idx\` ON \`webhook_deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_templates_replies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mail_templates_replies_order_idx\` ON \`mail_templates_replies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mail_templates_replies_parent_id_idx\` ON \`mail_templates_replies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mail_templates_replies_locales\` (
  	\`title\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mail_templates_replies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_templates_replies_locales_locale_parent_id_unique\` ON \`mail_templates_replies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_templates_replies_locales_parent_idx\` ON \`mail_templates_replies_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mail_templates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sales_language\` text DEFAULT 'en' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`mail_templates_locales\` (
  	\`notice_subject\` text,
  	\`notice_text\` text,
  	\`confirmation_subject\` text,
  	\`confirmation_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_templates_locales_locale_parent_id_unique\` ON \`mail_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_templates_locales_parent_idx\` ON \`mail_templates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webhooks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`active\` integer DEFAULT false,
  	\`url\` text,
  	\`secret\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`privacy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`retention_months\` numeric DEFAULT 24,
  	\`erased\` numeric DEFAULT 0,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  // The generator leaves out the cascade; without it nothing somebody has open could be deleted.
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`inquiries_id\` integer REFERENCES inquiries(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`inquiry_files_id\` integer REFERENCES inquiry_files(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mails_id\` integer REFERENCES mails(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`webhook_deliveries_id\` integer REFERENCES webhook_deliveries(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiry_files_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiry_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_webhook_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`webhook_deliveries_id\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`reset_password_requested_at\`;`)
  await db.run(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`received_inquiries\`;`)
  await db.run(sql`DROP TABLE \`inquiries_lines_colours\`;`)
  await db.run(sql`DROP TABLE \`inquiries_lines\`;`)
  await db.run(sql`DROP TABLE \`inquiries_answers\`;`)
  await db.run(sql`DROP TABLE \`inquiries_notes\`;`)
  await db.run(sql`DROP TABLE \`inquiries_spam_reasons\`;`)
  await db.run(sql`DROP TABLE \`inquiries\`;`)
  await db.run(sql`DROP TABLE \`inquiry_files\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`webhook_deliveries\`;`)
  await db.run(sql`DROP TABLE \`mail_templates_replies\`;`)
  await db.run(sql`DROP TABLE \`mail_templates_replies_locales\`;`)
  await db.run(sql`DROP TABLE \`mail_templates\`;`)
  await db.run(sql`DROP TABLE \`mail_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`webhooks\`;`)
  await db.run(sql`DROP TABLE \`privacy\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`categories_id\` integer,
  	\`pages_id\` integer,
  	\`certificates_id\` integer,
  	\`partner_brands_id\` integer,
  	\`materials_id\` integer,
  	\`questions_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partner_brands_id\`) REFERENCES \`partner_brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`materials_id\`) REFERENCES \`materials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "categories_id", "pages_id", "certificates_id", "partner_brands_id", "materials_id", "questions_id", "media_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "products_id", "categories_id", "pages_id", "certificates_id", "partner_brands_id", "materials_id", "questions_id", "media_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partner_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`partner_brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_materials_id_idx\` ON \`payload_locked_documents_rels\` (\`materials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`reset_password_requested_at\` text;`)
}
