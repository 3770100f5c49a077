import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`inquiries_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`by\` text,
  	\`field\` text,
  	\`before\` text,
  	\`after\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_history_order_idx\` ON \`inquiries_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_history_parent_id_idx\` ON \`inquiries_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`answer_within_days\` numeric DEFAULT 1,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`inquiries_history\`;`)
  await db.run(sql`DROP TABLE \`inbox\`;`)
}
