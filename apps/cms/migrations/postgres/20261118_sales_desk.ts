import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "inquiries_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"by" varchar,
  	"field" varchar,
  	"before" varchar,
  	"after" varchar
  );
  
  CREATE TABLE "inbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answer_within_days" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "inquiries_history" ADD CONSTRAINT "inquiries_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "inquiries_history_order_idx" ON "inquiries_history" USING btree ("_order");
  CREATE INDEX "inquiries_history_parent_id_idx" ON "inquiries_history" USING btree ("_parent_id");`)
  await db.execute(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "inquiries_history" CASCADE;
  DROP TABLE "inbox" CASCADE;`)
}
