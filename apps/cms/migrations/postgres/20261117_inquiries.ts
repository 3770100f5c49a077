import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inquiries_spam_reasons" AS ENUM('honeypot', 'tooFast', 'noToken', 'badToken', 'links', 'script', 'often');
  CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'inProgress', 'answered', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_inquiries_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('notice', 'confirmation', 'reply');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'failed', 'kept');
  CREATE TYPE "public"."enum_webhook_deliveries_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_mail_templates_sales_language" AS ENUM('en', 'es');
  CREATE TABLE "received_inquiries" (
  	"number" bigserial PRIMARY KEY NOT NULL,
  	"key" text NOT NULL,
  	"announced" boolean NOT NULL,
  	CONSTRAINT "received_inquiries_key_unique" UNIQUE("key")
  );
  
  CREATE TABLE "inquiries_lines_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"colour" varchar,
  	"quantity" numeric
  );
  
  CREATE TABLE "inquiries_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"style_no" varchar,
  	"name" varchar,
  	"logo_method" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "inquiries_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"label" varchar,
  	"type" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "inquiries_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "inquiries_spam_reasons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_inquiries_spam_reasons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_inquiries_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"first_answered_at" timestamp(3) with time zone,
  	"name" varchar,
  	"email" varchar,
  	"person" varchar,
  	"phone" varchar,
  	"country" varchar,
  	"company" varchar,
  	"role" varchar,
  	"preferred_contact" varchar,
  	"wanted_date" varchar,
  	"message" varchar,
  	"consent" boolean,
  	"locale" "enum_inquiries_locale",
  	"key" varchar NOT NULL,
  	"page" varchar,
  	"form" varchar,
  	"spam_score" numeric,
  	"sender_address" varchar,
  	"sender_agent" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inquiry_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" varchar,
  	"size" numeric,
  	"inquiry_id" integer,
  	"file_id" varchar NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"inquiry_id" integer,
  	"state" "enum_mails_state" NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"leased_until" timestamp(3) with time zone,
  	"to" varchar NOT NULL,
  	"from" varchar,
  	"reply_to" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"html" varchar,
  	"message_id" varchar NOT NULL,
  	"in_reply_to" varchar,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"delivery_id" varchar NOT NULL,
  	"inquiry_id" integer,
  	"state" "enum_webhook_deliveries_state" NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"leased_until" timestamp(3) with time zone,
  	"last_status" numeric,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mail_templates_replies_locales" (
  	"title" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sales_language" "enum_mail_templates_sales_language" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mail_templates_locales" (
  	"notice_subject" varchar,
  	"notice_text" varchar,
  	"confirmation_subject" varchar,
  	"confirmation_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean DEFAULT false,
  	"url" varchar,
  	"secret" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"retention_months" numeric DEFAULT 24,
  	"erased" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "inquiries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "inquiry_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webhook_deliveries_id" integer;
  ALTER TABLE "inquiries_lines_colours" ADD CONSTRAINT "inquiries_lines_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inquiries_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inquiries_lines" ADD CONSTRAINT "inquiries_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries_lines" ADD CONSTRAINT "inquiries_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inquiries_answers" ADD CONSTRAINT "inquiries_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inquiries_notes" ADD CONSTRAINT "inquiries_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries_notes" ADD CONSTRAINT "inquiries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inquiries_spam_reasons" ADD CONSTRAINT "inquiries_spam_reasons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_templates_replies" ADD CONSTRAINT "mail_templates_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mail_templates_replies_locales" ADD CONSTRAINT "mail_templates_replies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mail_templates_locales" ADD CONSTRAINT "mail_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "inquiries_lines_colours_order_idx" ON "inquiries_lines_colours" USING btree ("_order");
  CREATE INDEX "inquiries_lines_colours_parent_id_idx" ON "inquiries_lines_colours" USING btree ("_parent_id");
  CREATE INDEX "inquiries_lines_order_idx" ON "inquiries_lines" USING btree ("_order");
  CREATE INDEX "inquiries_lines_parent_id_idx" ON "inquiries_lines" USING btree ("_parent_id");
  CREATE INDEX "inquiries_lines_product_idx" ON "inquiries_lines" USING btree ("product_id");
  CREATE INDEX "inquiries_answers_order_idx" ON "inquiries_answers" USING btree ("_order");
  CREATE INDEX "inquiries_answers_parent_id_idx" ON "inquiries_answers" USING btree ("_parent_id");
  CREATE INDEX "inquiries_notes_order_idx" ON "inquiries_notes" USING btree ("_order");
  CREATE INDEX "inquiries_notes_parent_id_idx" ON "inquiries_notes" USING btree ("_parent_id");
  CREATE INDEX "inquiries_notes_author_idx" ON "inquiries_notes" USING btree ("author_id");
  CREATE INDEX "inquiries_spam_reasons_order_idx" ON "inquiries_spam_reasons" USING btree ("order");
  CREATE INDEX "inquiries_spam_reasons_parent_idx" ON "inquiries_spam_reasons" USING btree ("parent_id");
  CREATE INDEX "inquiries_status_idx" ON "inquiries" USING btree ("status");
  CREATE INDEX "inquiries_assignee_idx" ON "inquiries" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "inquiries_reference_idx" ON "inquiries" USING btree ("reference");
  CREATE INDEX "inquiries_received_at_idx" ON "inquiries" USING btree ("received_at");
  CREATE INDEX "inquiries_name_idx" ON "inquiries" USING btree ("name");
  CREATE INDEX "inquiries_person_idx" ON "inquiries" USING btree ("person");
  CREATE INDEX "inquiries_country_idx" ON "inquiries" USING btree ("country");
  CREATE INDEX "inquiries_locale_idx" ON "inquiries" USING btree ("locale");
  CREATE UNIQUE INDEX "inquiries_key_idx" ON "inquiries" USING btree ("key");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE INDEX "inquiry_files_inquiry_idx" ON "inquiry_files" USING btree ("inquiry_id");
  CREATE UNIQUE INDEX "inquiry_files_file_id_idx" ON "inquiry_files" USING btree ("file_id");
  CREATE INDEX "inquiry_files_key_idx" ON "inquiry_files" USING btree ("key");
  CREATE INDEX "inquiry_files_updated_at_idx" ON "inquiry_files" USING btree ("updated_at");
  CREATE INDEX "inquiry_files_created_at_idx" ON "inquiry_files" USING btree ("created_at");
  CREATE INDEX "mails_inquiry_idx" ON "mails" USING btree ("inquiry_id");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_author_idx" ON "mails" USING btree ("author_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "webhook_deliveries_delivery_id_idx" ON "webhook_deliveries" USING btree ("delivery_id");
  CREATE INDEX "webhook_deliveries_inquiry_idx" ON "webhook_deliveries" USING btree ("inquiry_id");
  CREATE INDEX "webhook_deliveries_state_idx" ON "webhook_deliveries" USING btree ("state");
  CREATE INDEX "webhook_deliveries_next_attempt_at_idx" ON "webhook_deliveries" USING btree ("next_attempt_at");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");
  CREATE INDEX "mail_templates_replies_order_idx" ON "mail_templates_replies" USING btree ("_order");
  CREATE INDEX "mail_templates_replies_parent_id_idx" ON "mail_templates_replies" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mail_templates_replies_locales_locale_parent_id_unique" ON "mail_templates_replies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mail_templates_replies_locales_parent_idx" ON "mail_templates_replies_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mail_templates_locales_locale_parent_id_unique" ON "mail_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mail_templates_locales_parent_idx" ON "mail_templates_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiries_fk" FOREIGN KEY ("inquiries_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiry_files_fk" FOREIGN KEY ("inquiry_files_id") REFERENCES "public"."inquiry_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_deliveries_fk" FOREIGN KEY ("webhook_deliveries_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_inquiry_files_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiry_files_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_webhook_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_deliveries_id");
  ALTER TABLE "users" DROP COLUMN "reset_password_requested_at";`)
  await db.execute(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "received_inquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiries_lines_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiries_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiries_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiries_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiries_spam_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiry_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhook_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates_replies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhooks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "received_inquiries" CASCADE;
  DROP TABLE "inquiries_lines_colours" CASCADE;
  DROP TABLE "inquiries_lines" CASCADE;
  DROP TABLE "inquiries_answers" CASCADE;
  DROP TABLE "inquiries_notes" CASCADE;
  DROP TABLE "inquiries_spam_reasons" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "inquiry_files" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "webhook_deliveries" CASCADE;
  DROP TABLE "mail_templates_replies" CASCADE;
  DROP TABLE "mail_templates_replies_locales" CASCADE;
  DROP TABLE "mail_templates" CASCADE;
  DROP TABLE "mail_templates_locales" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "privacy" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_inquiries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_inquiry_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webhook_deliveries_fk";
  
  DROP INDEX "payload_locked_documents_rels_inquiries_id_idx";
  DROP INDEX "payload_locked_documents_rels_inquiry_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_webhook_deliveries_id_idx";
  ALTER TABLE "users" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "inquiries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "inquiry_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webhook_deliveries_id";
  DROP TYPE "public"."enum_inquiries_spam_reasons";
  DROP TYPE "public"."enum_inquiries_status";
  DROP TYPE "public"."enum_inquiries_locale";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_webhook_deliveries_state";
  DROP TYPE "public"."enum_mail_templates_sales_language";`)
}
