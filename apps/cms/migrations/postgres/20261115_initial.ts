import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_products_services" AS ENUM('OEM', 'ODM');
  CREATE TYPE "public"."enum_products_colourways_family" AS ENUM('black', 'grey', 'brown', 'neutral', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink');
  CREATE TYPE "public"."enum_products_logo_methods" AS ENUM('hot-stamp', 'deboss', 'metal-plate', 'laser-engrave', 'custom-hardware', 'lining-print', 'embroidery', 'screen-print', 'woven-label');
  CREATE TYPE "public"."enum_products_trade_incoterms" AS ENUM('EXW', 'FOB', 'CIF', 'DDP');
  CREATE TYPE "public"."enum_products_family" AS ENUM('tote', 'shoulder', 'chain', 'crossbody', 'satchel', 'bucket', 'hobo', 'backpack', 'clutch', 'business', 'travel', 'slg', 'belt');
  CREATE TYPE "public"."enum_products_materials_family" AS ENUM('cowhide', 'calfskin', 'lambskin', 'veg-tan', 'saffiano', 'suede', 'canvas', 'satin', 'recycled-fabric', 'leather-free');
  CREATE TYPE "public"."enum_products_construction_closure_kind" AS ENUM('zip', 'magnetic-snap', 'turn-lock', 'buckle', 'drawstring', 'kiss-lock', 'open', 'none');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_services" AS ENUM('OEM', 'ODM');
  CREATE TYPE "public"."enum__products_v_version_colourways_family" AS ENUM('black', 'grey', 'brown', 'neutral', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink');
  CREATE TYPE "public"."enum__products_v_version_logo_methods" AS ENUM('hot-stamp', 'deboss', 'metal-plate', 'laser-engrave', 'custom-hardware', 'lining-print', 'embroidery', 'screen-print', 'woven-label');
  CREATE TYPE "public"."enum__products_v_version_trade_incoterms" AS ENUM('EXW', 'FOB', 'CIF', 'DDP');
  CREATE TYPE "public"."enum__products_v_version_family" AS ENUM('tote', 'shoulder', 'chain', 'crossbody', 'satchel', 'bucket', 'hobo', 'backpack', 'clutch', 'business', 'travel', 'slg', 'belt');
  CREATE TYPE "public"."enum__products_v_version_materials_family" AS ENUM('cowhide', 'calfskin', 'lambskin', 'veg-tan', 'saffiano', 'suede', 'canvas', 'satin', 'recycled-fabric', 'leather-free');
  CREATE TYPE "public"."enum__products_v_version_construction_closure_kind" AS ENUM('zip', 'magnetic-snap', 'turn-lock', 'buckle', 'drawstring', 'kiss-lock', 'open', 'none');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_fixed" AS ENUM('about-us', 'honor', 'factory-tour', 'partner-brands', 'timely-delivery', 'precision-processes', 'customized', 'contact');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_fixed" AS ENUM('about-us', 'honor', 'factory-tour', 'partner-brands', 'timely-delivery', 'precision-processes', 'customized', 'contact');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_certificates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificates_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__certificates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partner_brands_kind" AS ENUM('brand', 'wholesaler', 'retailer');
  CREATE TYPE "public"."enum_partner_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partner_brands_v_version_kind" AS ENUM('brand', 'wholesaler', 'retailer');
  CREATE TYPE "public"."enum__partner_brands_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__partner_brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_materials_kind" AS ENUM('leather', 'fabric', 'leather-free', 'hardware');
  CREATE TYPE "public"."enum_materials_moq_unit" AS ENUM('pieces', 'metres');
  CREATE TYPE "public"."enum_materials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__materials_v_version_kind" AS ENUM('leather', 'fabric', 'leather-free', 'hardware');
  CREATE TYPE "public"."enum__materials_v_version_moq_unit" AS ENUM('pieces', 'metres');
  CREATE TYPE "public"."enum__materials_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__materials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_rendition_state" AS ENUM('pending', 'ready', 'failed');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_items_children_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum_navigation_items_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum_navigation_action_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_items_children_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_items_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_action_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_footer_columns_items_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum_footer_legal_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_columns_items_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum__footer_v_version_legal_target_kind" AS ENUM('home', 'contact', 'categories', 'products', 'page', 'category', 'listing', 'product', 'address');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_company_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__company_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_forms_message_language" AS ENUM('visitor', 'zh');
  CREATE TABLE "changes" (
  	"seq" bigserial PRIMARY KEY NOT NULL,
  	"token" text NOT NULL,
  	"kind" text NOT NULL,
  	"document_id" text NOT NULL,
  	"at" text NOT NULL
  );
  
  CREATE TABLE "public_ids" (
  	"public_id" integer PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "demo_documents" (
  	"kind" text NOT NULL,
  	"document_id" text NOT NULL,
  	"loaded_at" text NOT NULL,
  	CONSTRAINT "demo_documents_kind_document_id_pk" PRIMARY KEY("kind","document_id")
  );
  
  CREATE TABLE "products_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_colourways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"swatch" varchar,
  	"family" "enum_products_colourways_family",
  	"pantone" varchar
  );
  
  CREATE TABLE "products_colourways_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_logo_methods" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_logo_methods",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_trade_incoterms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_trade_incoterms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" numeric,
  	"style_no" varchar,
  	"order" numeric DEFAULT 1000,
  	"introduced" timestamp(3) with time zone,
  	"family" "enum_products_family",
  	"size_length_cm" numeric,
  	"size_width_cm" numeric,
  	"size_height_cm" numeric,
  	"drop_handle_cm" numeric,
  	"drop_strap_min_cm" numeric,
  	"drop_strap_max_cm" numeric,
  	"drop_strap_detachable" boolean,
  	"weight_g" numeric,
  	"materials_family" "enum_products_materials_family",
  	"materials_thickness_mm_min" numeric,
  	"materials_thickness_mm_max" numeric,
  	"construction_closure_kind" "enum_products_construction_closure_kind",
  	"moq_per_style" numeric,
  	"moq_per_colour" numeric,
  	"sample_days_min" numeric,
  	"sample_days_max" numeric,
  	"bulk_days_min" numeric,
  	"bulk_days_max" numeric,
  	"carton_pieces" numeric,
  	"carton_length_cm" numeric,
  	"carton_width_cm" numeric,
  	"carton_height_cm" numeric,
  	"carton_gross_kg" numeric,
  	"trade_hs_code" varchar,
  	"seo_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_locales" (
  	"slug" varchar,
  	"name" varchar,
  	"season" varchar,
  	"summary" varchar,
  	"description" varchar,
  	"materials_outer" varchar,
  	"materials_grade" varchar,
  	"materials_lining" varchar,
  	"materials_thread" varchar,
  	"materials_edge_finish" varchar,
  	"construction_closure" varchar,
  	"construction_pockets_inside" varchar,
  	"construction_pockets_outside" varchar,
  	"construction_hardware_material" varchar,
  	"construction_hardware_finish" varchar,
  	"construction_zip" varchar,
  	"packaging" varchar,
  	"trade_origin" varchar,
  	"trade_port" varchar,
  	"trade_payment" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_products_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"products_id" integer,
  	"media_id" integer,
  	"certificates_id" integer
  );
  
  CREATE TABLE "_products_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_colourways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"swatch" varchar,
  	"family" "enum__products_v_version_colourways_family",
  	"pantone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_colourways_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_logo_methods" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_logo_methods",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_trade_incoterms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_trade_incoterms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_public_id" numeric,
  	"version_style_no" varchar,
  	"version_order" numeric DEFAULT 1000,
  	"version_introduced" timestamp(3) with time zone,
  	"version_family" "enum__products_v_version_family",
  	"version_size_length_cm" numeric,
  	"version_size_width_cm" numeric,
  	"version_size_height_cm" numeric,
  	"version_drop_handle_cm" numeric,
  	"version_drop_strap_min_cm" numeric,
  	"version_drop_strap_max_cm" numeric,
  	"version_drop_strap_detachable" boolean,
  	"version_weight_g" numeric,
  	"version_materials_family" "enum__products_v_version_materials_family",
  	"version_materials_thickness_mm_min" numeric,
  	"version_materials_thickness_mm_max" numeric,
  	"version_construction_closure_kind" "enum__products_v_version_construction_closure_kind",
  	"version_moq_per_style" numeric,
  	"version_moq_per_colour" numeric,
  	"version_sample_days_min" numeric,
  	"version_sample_days_max" numeric,
  	"version_bulk_days_min" numeric,
  	"version_bulk_days_max" numeric,
  	"version_carton_pieces" numeric,
  	"version_carton_length_cm" numeric,
  	"version_carton_width_cm" numeric,
  	"version_carton_height_cm" numeric,
  	"version_carton_gross_kg" numeric,
  	"version_trade_hs_code" varchar,
  	"version_seo_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_slug" varchar,
  	"version_name" varchar,
  	"version_season" varchar,
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_materials_outer" varchar,
  	"version_materials_grade" varchar,
  	"version_materials_lining" varchar,
  	"version_materials_thread" varchar,
  	"version_materials_edge_finish" varchar,
  	"version_construction_closure" varchar,
  	"version_construction_pockets_inside" varchar,
  	"version_construction_pockets_outside" varchar,
  	"version_construction_hardware_material" varchar,
  	"version_construction_hardware_finish" varchar,
  	"version_construction_zip" varchar,
  	"version_packaging" varchar,
  	"version_trade_origin" varchar,
  	"version_trade_port" varchar,
  	"version_trade_payment" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"products_id" integer,
  	"media_id" integer,
  	"certificates_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"order" numeric DEFAULT 100,
  	"banner_id" integer,
  	"seo_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"slug" varchar,
  	"intro" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_categories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_banner_id" integer,
  	"version_seo_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_intro" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"fixed" "enum_pages_fixed",
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_fixed" "enum__pages_v_version_fixed",
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"scan_id" integer,
  	"key" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "certificates_locales" (
  	"name" varchar,
  	"scope" varchar,
  	"issuer" varchar,
  	"covers" varchar,
  	"note" varchar,
  	"_status" "enum_certificates_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_certificates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_number" varchar,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_scan_id" integer,
  	"version_key" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__certificates_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_certificates_v_locales" (
  	"version_name" varchar,
  	"version_scope" varchar,
  	"version_issuer" varchar,
  	"version_covers" varchar,
  	"version_note" varchar,
  	"version__status" "enum__certificates_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partner_brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum_partner_brands_kind",
  	"since" numeric,
  	"logo_id" integer,
  	"href" varchar,
  	"leaves" boolean,
  	"key" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "partner_brands_locales" (
  	"relation" varchar,
  	"_status" "enum_partner_brands_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partner_brands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_kind" "enum__partner_brands_v_version_kind",
  	"version_since" numeric,
  	"version_logo_id" integer,
  	"version_href" varchar,
  	"version_leaves" boolean,
  	"version_key" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partner_brands_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_partner_brands_v_locales" (
  	"version_relation" varchar,
  	"version__status" "enum__partner_brands_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "materials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_materials_kind",
  	"hex" varchar,
  	"thickness_mm_min" numeric,
  	"thickness_mm_max" numeric,
  	"moq_value" numeric,
  	"moq_unit" "enum_materials_moq_unit" DEFAULT 'pieces',
  	"picture_id" integer,
  	"key" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "materials_locales" (
  	"name" varchar,
  	"composition" varchar,
  	"care" varchar,
  	"use" varchar,
  	"_status" "enum_materials_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_materials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__materials_v_version_kind",
  	"version_hex" varchar,
  	"version_thickness_mm_min" numeric,
  	"version_thickness_mm_max" numeric,
  	"version_moq_value" numeric,
  	"version_moq_unit" "enum__materials_v_version_moq_unit" DEFAULT 'pieces',
  	"version_picture_id" integer,
  	"version_key" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__materials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_materials_v_locales" (
  	"version_name" varchar,
  	"version_composition" varchar,
  	"version_care" varchar,
  	"version_use" varchar,
  	"version__status" "enum__materials_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"_status" "enum_questions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_questions_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version__status" "enum__questions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"rendition_state" "enum_media_rendition_state",
  	"renditions" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"categories_id" integer,
  	"pages_id" integer,
  	"certificates_id" integer,
  	"partner_brands_id" integer,
  	"materials_id" integer,
  	"questions_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_craft_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_craft_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_steps_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_picture_id" integer,
  	"craft_picture_id" integer,
  	"seo_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_title" varchar,
  	"hero_text" varchar,
  	"statement" varchar,
  	"selected_title" varchar,
  	"craft_title" varchar,
  	"craft_text" varchar,
  	"steps_title" varchar,
  	"steps_text" varchar,
  	"call_title" varchar,
  	"call_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_home_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_craft_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_craft_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_steps_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_picture_id" integer,
  	"version_craft_picture_id" integer,
  	"version_seo_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_text" varchar,
  	"version_statement" varchar,
  	"version_selected_title" varchar,
  	"version_craft_title" varchar,
  	"version_craft_text" varchar,
  	"version_steps_title" varchar,
  	"version_steps_text" varchar,
  	"version_call_title" varchar,
  	"version_call_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "navigation_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target_kind" "enum_navigation_items_children_target_kind",
  	"target_page_id" integer,
  	"target_category_id" integer,
  	"target_product_id" integer,
  	"target_address" varchar,
  	"target_leaves" boolean
  );
  
  CREATE TABLE "navigation_items_children_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target_kind" "enum_navigation_items_target_kind",
  	"target_page_id" integer,
  	"target_category_id" integer,
  	"target_product_id" integer,
  	"target_address" varchar,
  	"target_leaves" boolean,
  	"shows_categories" boolean
  );
  
  CREATE TABLE "navigation_items_locales" (
  	"label" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action_target_kind" "enum_navigation_action_target_kind",
  	"action_target_page_id" integer,
  	"action_target_category_id" integer,
  	"action_target_product_id" integer,
  	"action_target_address" varchar,
  	"action_target_leaves" boolean,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_locales" (
  	"action_label" varchar,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target_kind" "enum__navigation_v_version_items_children_target_kind",
  	"target_page_id" integer,
  	"target_category_id" integer,
  	"target_product_id" integer,
  	"target_address" varchar,
  	"target_leaves" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_items_children_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target_kind" "enum__navigation_v_version_items_target_kind",
  	"target_page_id" integer,
  	"target_category_id" integer,
  	"target_product_id" integer,
  	"target_address" varchar,
  	"target_leaves" boolean,
  	"shows_categories" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_items_locales" (
  	"label" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_action_target_kind" "enum__navigation_v_version_action_target_kind",
  	"version_action_target_page_id" integer,
  	"version_action_target_category_id" integer,
  	"version_action_target_product_id" integer,
  	"version_action_target_address" varchar,
  	"version_action_target_leaves" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigation_v_locales" (
  	"version_action_label" varchar,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_columns_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target_kind" "enum_footer_columns_items_target_kind",
  	"target_page_id" integer,
  	"target_category_id" integer,
  	"target_product_id" integer,
  	"target_address" varchar,
  	"target_leaves" boolean
  );
  
  CREATE TABLE "footer_columns_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target_kind" "enum_footer_legal_target_kind",
  	"target_page_id" integer,
  	"target_category_id" integer,
  	"target_product_id" integer,
  	"target_address" varchar,
  	"target_leaves" boolean
  );
  
  CREATE TABLE "footer_legal_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"contact_title" varchar,
  	"contact_text" varchar,
  	"_status" "enum_footer_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target_kind" "enum__footer_v_version_columns_items_target_kind",
  	"target_page_id" integer,
  	"target_category_id" integer,
  	"target_product_id" integer,
  	"target_address" varchar,
  	"target_leaves" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target_kind" "enum__footer_v_version_legal_target_kind",
  	"target_page_id" integer,
  	"target_category_id" integer,
  	"target_product_id" integer,
  	"target_address" varchar,
  	"target_leaves" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_legal_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_contact_title" varchar,
  	"version_contact_text" varchar,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "texts_locales" (
  	"view_more" varchar,
  	"previous" varchar,
  	"next" varchar,
  	"total_pages" varchar,
  	"categories" varchar,
  	"product_detail" varchar,
  	"inquiry_now" varchar,
  	"learn_more" varchar,
  	"home" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "company_addresses_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day_list" varchar,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "company_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"country_code" varchar,
  	"time_zone" varchar
  );
  
  CREATE TABLE "company_addresses_locales" (
  	"kind" varchar,
  	"lines" varchar,
  	"hours" varchar,
  	"directions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar
  );
  
  CREATE TABLE "company_phones_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "company_emails_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "company_social_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"legal_name" varchar,
  	"short_name" varchar,
  	"founded" numeric,
  	"fictional" boolean,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_locales" (
  	"tagline" varchar,
  	"description" varchar,
  	"legal_line" varchar,
  	"registration" varchar,
  	"_status" "enum_company_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_addresses_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day_list" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"country_code" varchar,
  	"time_zone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_addresses_locales" (
  	"kind" varchar,
  	"lines" varchar,
  	"hours" varchar,
  	"directions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_phones_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_emails_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_social_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_legal_name" varchar,
  	"version_short_name" varchar,
  	"version_founded" numeric,
  	"version_fictional" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__company_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_company_v_locales" (
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_legal_line" varchar,
  	"version_registration" varchar,
  	"version__status" "enum__company_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_language" "enum_forms_message_language" DEFAULT 'visitor' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forms_locales" (
  	"confirmation_title" varchar,
  	"confirmation_text" varchar,
  	"consent" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"products_per_page" numeric DEFAULT 24,
  	"version" varchar,
  	"domain" varchar,
  	"theme_url" varchar,
  	"ajax_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"site_name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products_services" ADD CONSTRAINT "products_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_faq" ADD CONSTRAINT "products_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_faq_locales" ADD CONSTRAINT "products_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_colourways" ADD CONSTRAINT "products_colourways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_colourways_locales" ADD CONSTRAINT "products_colourways_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_colourways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_logo_methods" ADD CONSTRAINT "products_logo_methods_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_trade_incoterms" ADD CONSTRAINT "products_trade_incoterms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_services" ADD CONSTRAINT "_products_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_faq" ADD CONSTRAINT "_products_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_faq_locales" ADD CONSTRAINT "_products_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_colourways" ADD CONSTRAINT "_products_v_version_colourways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_colourways_locales" ADD CONSTRAINT "_products_v_version_colourways_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_colourways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_logo_methods" ADD CONSTRAINT "_products_v_version_logo_methods_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_trade_incoterms" ADD CONSTRAINT "_products_v_version_trade_incoterms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_parent_id_categories_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_scan_id_media_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates_locales" ADD CONSTRAINT "certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_parent_id_certificates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_scan_id_media_id_fk" FOREIGN KEY ("version_scan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v_locales" ADD CONSTRAINT "_certificates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partner_brands" ADD CONSTRAINT "partner_brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partner_brands_locales" ADD CONSTRAINT "partner_brands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partner_brands_v" ADD CONSTRAINT "_partner_brands_v_parent_id_partner_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partner_brands_v" ADD CONSTRAINT "_partner_brands_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partner_brands_v_locales" ADD CONSTRAINT "_partner_brands_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partner_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials" ADD CONSTRAINT "materials_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "materials_locales" ADD CONSTRAINT "materials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_parent_id_materials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v_locales" ADD CONSTRAINT "_materials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_materials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_locales" ADD CONSTRAINT "questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_parent_id_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v_locales" ADD CONSTRAINT "_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partner_brands_fk" FOREIGN KEY ("partner_brands_id") REFERENCES "public"."partner_brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_figures" ADD CONSTRAINT "home_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_figures_locales" ADD CONSTRAINT "home_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_craft_points" ADD CONSTRAINT "home_craft_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_craft_points_locales" ADD CONSTRAINT "home_craft_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_craft_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_steps_items" ADD CONSTRAINT "home_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_steps_items_locales" ADD CONSTRAINT "home_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_craft_picture_id_media_id_fk" FOREIGN KEY ("craft_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_figures" ADD CONSTRAINT "_home_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_figures_locales" ADD CONSTRAINT "_home_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_craft_points" ADD CONSTRAINT "_home_v_version_craft_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_craft_points_locales" ADD CONSTRAINT "_home_v_version_craft_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_craft_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_steps_items" ADD CONSTRAINT "_home_v_version_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_steps_items_locales" ADD CONSTRAINT "_home_v_version_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_craft_picture_id_media_id_fk" FOREIGN KEY ("version_craft_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_children" ADD CONSTRAINT "navigation_items_children_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items_children" ADD CONSTRAINT "navigation_items_children_target_category_id_categories_id_fk" FOREIGN KEY ("target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items_children" ADD CONSTRAINT "navigation_items_children_target_product_id_products_id_fk" FOREIGN KEY ("target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items_children" ADD CONSTRAINT "navigation_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_children_locales" ADD CONSTRAINT "navigation_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_target_category_id_categories_id_fk" FOREIGN KEY ("target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_target_product_id_products_id_fk" FOREIGN KEY ("target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_locales" ADD CONSTRAINT "navigation_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_action_target_page_id_pages_id_fk" FOREIGN KEY ("action_target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_action_target_category_id_categories_id_fk" FOREIGN KEY ("action_target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_action_target_product_id_products_id_fk" FOREIGN KEY ("action_target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_target_category_id_categories_id_fk" FOREIGN KEY ("target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_target_product_id_products_id_fk" FOREIGN KEY ("target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items_children_locales" ADD CONSTRAINT "_navigation_v_version_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_target_category_id_categories_id_fk" FOREIGN KEY ("target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_target_product_id_products_id_fk" FOREIGN KEY ("target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items_locales" ADD CONSTRAINT "_navigation_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_action_target_page_id_pages_id_fk" FOREIGN KEY ("version_action_target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_action_target_category_id_categories_id_fk" FOREIGN KEY ("version_action_target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_action_target_product_id_products_id_fk" FOREIGN KEY ("version_action_target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_locales" ADD CONSTRAINT "_navigation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_items" ADD CONSTRAINT "footer_columns_items_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_items" ADD CONSTRAINT "footer_columns_items_target_category_id_categories_id_fk" FOREIGN KEY ("target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_items" ADD CONSTRAINT "footer_columns_items_target_product_id_products_id_fk" FOREIGN KEY ("target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_items" ADD CONSTRAINT "footer_columns_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_items_locales" ADD CONSTRAINT "footer_columns_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_target_category_id_categories_id_fk" FOREIGN KEY ("target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_target_product_id_products_id_fk" FOREIGN KEY ("target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_locales" ADD CONSTRAINT "footer_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_items" ADD CONSTRAINT "_footer_v_version_columns_items_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_items" ADD CONSTRAINT "_footer_v_version_columns_items_target_category_id_categories_id_fk" FOREIGN KEY ("target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_items" ADD CONSTRAINT "_footer_v_version_columns_items_target_product_id_products_id_fk" FOREIGN KEY ("target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_items" ADD CONSTRAINT "_footer_v_version_columns_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_items_locales" ADD CONSTRAINT "_footer_v_version_columns_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal" ADD CONSTRAINT "_footer_v_version_legal_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal" ADD CONSTRAINT "_footer_v_version_legal_target_category_id_categories_id_fk" FOREIGN KEY ("target_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal" ADD CONSTRAINT "_footer_v_version_legal_target_product_id_products_id_fk" FOREIGN KEY ("target_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal" ADD CONSTRAINT "_footer_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_locales" ADD CONSTRAINT "_footer_v_version_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "texts_locales" ADD CONSTRAINT "texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hours" ADD CONSTRAINT "company_addresses_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses" ADD CONSTRAINT "company_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_locales" ADD CONSTRAINT "company_addresses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_phones" ADD CONSTRAINT "company_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_phones_locales" ADD CONSTRAINT "company_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_emails" ADD CONSTRAINT "company_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_emails_locales" ADD CONSTRAINT "company_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_social" ADD CONSTRAINT "company_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_social_locales" ADD CONSTRAINT "company_social_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_holidays_locales" ADD CONSTRAINT "company_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_locales" ADD CONSTRAINT "company_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_addresses_opening_hours" ADD CONSTRAINT "_company_v_version_addresses_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_addresses" ADD CONSTRAINT "_company_v_version_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_addresses_locales" ADD CONSTRAINT "_company_v_version_addresses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_phones" ADD CONSTRAINT "_company_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_phones_locales" ADD CONSTRAINT "_company_v_version_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_emails" ADD CONSTRAINT "_company_v_version_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_emails_locales" ADD CONSTRAINT "_company_v_version_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_social" ADD CONSTRAINT "_company_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_social_locales" ADD CONSTRAINT "_company_v_version_social_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_holidays" ADD CONSTRAINT "_company_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_holidays_locales" ADD CONSTRAINT "_company_v_version_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_locales" ADD CONSTRAINT "_company_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_recipients" ADD CONSTRAINT "forms_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_services_order_idx" ON "products_services" USING btree ("order");
  CREATE INDEX "products_services_parent_idx" ON "products_services" USING btree ("parent_id");
  CREATE INDEX "products_faq_order_idx" ON "products_faq" USING btree ("_order");
  CREATE INDEX "products_faq_parent_id_idx" ON "products_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_faq_locales_locale_parent_id_unique" ON "products_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_faq_locales_parent_idx" ON "products_faq_locales" USING btree ("_parent_id");
  CREATE INDEX "products_colourways_order_idx" ON "products_colourways" USING btree ("_order");
  CREATE INDEX "products_colourways_parent_id_idx" ON "products_colourways" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_colourways_locales_locale_parent_id_unique" ON "products_colourways_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_colourways_locales_parent_idx" ON "products_colourways_locales" USING btree ("_parent_id");
  CREATE INDEX "products_logo_methods_order_idx" ON "products_logo_methods" USING btree ("order");
  CREATE INDEX "products_logo_methods_parent_idx" ON "products_logo_methods" USING btree ("parent_id");
  CREATE INDEX "products_trade_incoterms_order_idx" ON "products_trade_incoterms" USING btree ("order");
  CREATE INDEX "products_trade_incoterms_parent_idx" ON "products_trade_incoterms" USING btree ("parent_id");
  CREATE UNIQUE INDEX "products_public_id_idx" ON "products" USING btree ("public_id");
  CREATE UNIQUE INDEX "products_style_no_idx" ON "products" USING btree ("style_no");
  CREATE INDEX "products_seo_seo_image_idx" ON "products" USING btree ("seo_image_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_slug_idx" ON "products_locales" USING btree ("slug","_locale");
  CREATE INDEX "products__status_idx" ON "products_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_categories_id_idx" ON "products_rels" USING btree ("categories_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_certificates_id_idx" ON "products_rels" USING btree ("certificates_id");
  CREATE INDEX "_products_v_version_services_order_idx" ON "_products_v_version_services" USING btree ("order");
  CREATE INDEX "_products_v_version_services_parent_idx" ON "_products_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_faq_order_idx" ON "_products_v_version_faq" USING btree ("_order");
  CREATE INDEX "_products_v_version_faq_parent_id_idx" ON "_products_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_faq_locales_locale_parent_id_unique" ON "_products_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_faq_locales_parent_idx" ON "_products_v_version_faq_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_colourways_order_idx" ON "_products_v_version_colourways" USING btree ("_order");
  CREATE INDEX "_products_v_version_colourways_parent_id_idx" ON "_products_v_version_colourways" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_colourways_locales_locale_parent_id_uniq" ON "_products_v_version_colourways_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_colourways_locales_parent_idx" ON "_products_v_version_colourways_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_logo_methods_order_idx" ON "_products_v_version_logo_methods" USING btree ("order");
  CREATE INDEX "_products_v_version_logo_methods_parent_idx" ON "_products_v_version_logo_methods" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_trade_incoterms_order_idx" ON "_products_v_version_trade_incoterms" USING btree ("order");
  CREATE INDEX "_products_v_version_trade_incoterms_parent_idx" ON "_products_v_version_trade_incoterms" USING btree ("parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_public_id_idx" ON "_products_v" USING btree ("version_public_id");
  CREATE INDEX "_products_v_version_version_style_no_idx" ON "_products_v" USING btree ("version_style_no");
  CREATE INDEX "_products_v_version_seo_version_seo_image_idx" ON "_products_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_categories_id_idx" ON "_products_v_rels" USING btree ("categories_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_certificates_id_idx" ON "_products_v_rels" USING btree ("certificates_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_banner_idx" ON "categories" USING btree ("banner_id");
  CREATE INDEX "categories_seo_seo_image_idx" ON "categories" USING btree ("seo_image_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_slug_idx" ON "categories_locales" USING btree ("slug","_locale");
  CREATE INDEX "categories__status_idx" ON "categories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_locales_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_parent_idx" ON "_categories_v" USING btree ("version_parent_id");
  CREATE INDEX "_categories_v_version_version_banner_idx" ON "_categories_v" USING btree ("version_banner_id");
  CREATE INDEX "_categories_v_version_seo_version_seo_image_idx" ON "_categories_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_locales_parent_idx" ON "_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "pages__status_idx" ON "pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "certificates_scan_idx" ON "certificates" USING btree ("scan_id");
  CREATE UNIQUE INDEX "certificates_key_idx" ON "certificates" USING btree ("key");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "certificates__status_idx" ON "certificates_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "certificates_locales_locale_parent_id_unique" ON "certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "certificates_locales_parent_idx" ON "certificates_locales" USING btree ("_parent_id");
  CREATE INDEX "_certificates_v_parent_idx" ON "_certificates_v" USING btree ("parent_id");
  CREATE INDEX "_certificates_v_version_version_scan_idx" ON "_certificates_v" USING btree ("version_scan_id");
  CREATE INDEX "_certificates_v_version_version_key_idx" ON "_certificates_v" USING btree ("version_key");
  CREATE INDEX "_certificates_v_version_version_updated_at_idx" ON "_certificates_v" USING btree ("version_updated_at");
  CREATE INDEX "_certificates_v_version_version_created_at_idx" ON "_certificates_v" USING btree ("version_created_at");
  CREATE INDEX "_certificates_v_created_at_idx" ON "_certificates_v" USING btree ("created_at");
  CREATE INDEX "_certificates_v_updated_at_idx" ON "_certificates_v" USING btree ("updated_at");
  CREATE INDEX "_certificates_v_snapshot_idx" ON "_certificates_v" USING btree ("snapshot");
  CREATE INDEX "_certificates_v_published_locale_idx" ON "_certificates_v" USING btree ("published_locale");
  CREATE INDEX "_certificates_v_latest_idx" ON "_certificates_v" USING btree ("latest");
  CREATE INDEX "_certificates_v_version_version__status_idx" ON "_certificates_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_certificates_v_locales_locale_parent_id_unique" ON "_certificates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_certificates_v_locales_parent_idx" ON "_certificates_v_locales" USING btree ("_parent_id");
  CREATE INDEX "partner_brands_logo_idx" ON "partner_brands" USING btree ("logo_id");
  CREATE UNIQUE INDEX "partner_brands_key_idx" ON "partner_brands" USING btree ("key");
  CREATE INDEX "partner_brands_updated_at_idx" ON "partner_brands" USING btree ("updated_at");
  CREATE INDEX "partner_brands_created_at_idx" ON "partner_brands" USING btree ("created_at");
  CREATE INDEX "partner_brands__status_idx" ON "partner_brands_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "partner_brands_locales_locale_parent_id_unique" ON "partner_brands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partner_brands_locales_parent_idx" ON "partner_brands_locales" USING btree ("_parent_id");
  CREATE INDEX "_partner_brands_v_parent_idx" ON "_partner_brands_v" USING btree ("parent_id");
  CREATE INDEX "_partner_brands_v_version_version_logo_idx" ON "_partner_brands_v" USING btree ("version_logo_id");
  CREATE INDEX "_partner_brands_v_version_version_key_idx" ON "_partner_brands_v" USING btree ("version_key");
  CREATE INDEX "_partner_brands_v_version_version_updated_at_idx" ON "_partner_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_partner_brands_v_version_version_created_at_idx" ON "_partner_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_partner_brands_v_created_at_idx" ON "_partner_brands_v" USING btree ("created_at");
  CREATE INDEX "_partner_brands_v_updated_at_idx" ON "_partner_brands_v" USING btree ("updated_at");
  CREATE INDEX "_partner_brands_v_snapshot_idx" ON "_partner_brands_v" USING btree ("snapshot");
  CREATE INDEX "_partner_brands_v_published_locale_idx" ON "_partner_brands_v" USING btree ("published_locale");
  CREATE INDEX "_partner_brands_v_latest_idx" ON "_partner_brands_v" USING btree ("latest");
  CREATE INDEX "_partner_brands_v_version_version__status_idx" ON "_partner_brands_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_partner_brands_v_locales_locale_parent_id_unique" ON "_partner_brands_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partner_brands_v_locales_parent_idx" ON "_partner_brands_v_locales" USING btree ("_parent_id");
  CREATE INDEX "materials_picture_idx" ON "materials" USING btree ("picture_id");
  CREATE UNIQUE INDEX "materials_key_idx" ON "materials" USING btree ("key");
  CREATE INDEX "materials_updated_at_idx" ON "materials" USING btree ("updated_at");
  CREATE INDEX "materials_created_at_idx" ON "materials" USING btree ("created_at");
  CREATE INDEX "materials__status_idx" ON "materials_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "materials_locales_locale_parent_id_unique" ON "materials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "materials_locales_parent_idx" ON "materials_locales" USING btree ("_parent_id");
  CREATE INDEX "_materials_v_parent_idx" ON "_materials_v" USING btree ("parent_id");
  CREATE INDEX "_materials_v_version_version_picture_idx" ON "_materials_v" USING btree ("version_picture_id");
  CREATE INDEX "_materials_v_version_version_key_idx" ON "_materials_v" USING btree ("version_key");
  CREATE INDEX "_materials_v_version_version_updated_at_idx" ON "_materials_v" USING btree ("version_updated_at");
  CREATE INDEX "_materials_v_version_version_created_at_idx" ON "_materials_v" USING btree ("version_created_at");
  CREATE INDEX "_materials_v_created_at_idx" ON "_materials_v" USING btree ("created_at");
  CREATE INDEX "_materials_v_updated_at_idx" ON "_materials_v" USING btree ("updated_at");
  CREATE INDEX "_materials_v_snapshot_idx" ON "_materials_v" USING btree ("snapshot");
  CREATE INDEX "_materials_v_published_locale_idx" ON "_materials_v" USING btree ("published_locale");
  CREATE INDEX "_materials_v_latest_idx" ON "_materials_v" USING btree ("latest");
  CREATE INDEX "_materials_v_version_version__status_idx" ON "_materials_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_materials_v_locales_locale_parent_id_unique" ON "_materials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_materials_v_locales_parent_idx" ON "_materials_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "questions_key_idx" ON "questions" USING btree ("key");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX "questions__status_idx" ON "questions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "questions_locales_locale_parent_id_unique" ON "questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "questions_locales_parent_idx" ON "questions_locales" USING btree ("_parent_id");
  CREATE INDEX "_questions_v_parent_idx" ON "_questions_v" USING btree ("parent_id");
  CREATE INDEX "_questions_v_version_version_key_idx" ON "_questions_v" USING btree ("version_key");
  CREATE INDEX "_questions_v_version_version_updated_at_idx" ON "_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_questions_v_version_version_created_at_idx" ON "_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_questions_v_created_at_idx" ON "_questions_v" USING btree ("created_at");
  CREATE INDEX "_questions_v_updated_at_idx" ON "_questions_v" USING btree ("updated_at");
  CREATE INDEX "_questions_v_snapshot_idx" ON "_questions_v" USING btree ("snapshot");
  CREATE INDEX "_questions_v_published_locale_idx" ON "_questions_v" USING btree ("published_locale");
  CREATE INDEX "_questions_v_latest_idx" ON "_questions_v" USING btree ("latest");
  CREATE INDEX "_questions_v_version_version__status_idx" ON "_questions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_questions_v_locales_locale_parent_id_unique" ON "_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questions_v_locales_parent_idx" ON "_questions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_rendition_state_idx" ON "media" USING btree ("rendition_state");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_partner_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("partner_brands_id");
  CREATE INDEX "payload_locked_documents_rels_materials_id_idx" ON "payload_locked_documents_rels" USING btree ("materials_id");
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_figures_order_idx" ON "home_figures" USING btree ("_order");
  CREATE INDEX "home_figures_parent_id_idx" ON "home_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_figures_locales_locale_parent_id_unique" ON "home_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_figures_locales_parent_idx" ON "home_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "home_craft_points_order_idx" ON "home_craft_points" USING btree ("_order");
  CREATE INDEX "home_craft_points_parent_id_idx" ON "home_craft_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_craft_points_locales_locale_parent_id_unique" ON "home_craft_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_craft_points_locales_parent_idx" ON "home_craft_points_locales" USING btree ("_parent_id");
  CREATE INDEX "home_steps_items_order_idx" ON "home_steps_items" USING btree ("_order");
  CREATE INDEX "home_steps_items_parent_id_idx" ON "home_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_steps_items_locales_locale_parent_id_unique" ON "home_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_steps_items_locales_parent_idx" ON "home_steps_items_locales" USING btree ("_parent_id");
  CREATE INDEX "home_hero_hero_picture_idx" ON "home" USING btree ("hero_picture_id");
  CREATE INDEX "home_craft_craft_picture_idx" ON "home" USING btree ("craft_picture_id");
  CREATE INDEX "home_seo_seo_image_idx" ON "home" USING btree ("seo_image_id");
  CREATE INDEX "home__status_idx" ON "home_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_locales_parent_idx" ON "home_locales" USING btree ("_parent_id");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_products_id_idx" ON "home_rels" USING btree ("products_id");
  CREATE INDEX "_home_v_version_figures_order_idx" ON "_home_v_version_figures" USING btree ("_order");
  CREATE INDEX "_home_v_version_figures_parent_id_idx" ON "_home_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_figures_locales_locale_parent_id_unique" ON "_home_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_figures_locales_parent_idx" ON "_home_v_version_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_craft_points_order_idx" ON "_home_v_version_craft_points" USING btree ("_order");
  CREATE INDEX "_home_v_version_craft_points_parent_id_idx" ON "_home_v_version_craft_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_craft_points_locales_locale_parent_id_unique" ON "_home_v_version_craft_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_craft_points_locales_parent_idx" ON "_home_v_version_craft_points_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_steps_items_order_idx" ON "_home_v_version_steps_items" USING btree ("_order");
  CREATE INDEX "_home_v_version_steps_items_parent_id_idx" ON "_home_v_version_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_steps_items_locales_locale_parent_id_unique" ON "_home_v_version_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_steps_items_locales_parent_idx" ON "_home_v_version_steps_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_hero_version_hero_picture_idx" ON "_home_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_home_v_version_craft_version_craft_picture_idx" ON "_home_v" USING btree ("version_craft_picture_id");
  CREATE INDEX "_home_v_version_seo_version_seo_image_idx" ON "_home_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_locales_parent_idx" ON "_home_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_products_id_idx" ON "_home_v_rels" USING btree ("products_id");
  CREATE INDEX "navigation_items_children_order_idx" ON "navigation_items_children" USING btree ("_order");
  CREATE INDEX "navigation_items_children_parent_id_idx" ON "navigation_items_children" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_children_target_target_page_idx" ON "navigation_items_children" USING btree ("target_page_id");
  CREATE INDEX "navigation_items_children_target_target_category_idx" ON "navigation_items_children" USING btree ("target_category_id");
  CREATE INDEX "navigation_items_children_target_target_product_idx" ON "navigation_items_children" USING btree ("target_product_id");
  CREATE UNIQUE INDEX "navigation_items_children_locales_locale_parent_id_unique" ON "navigation_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_items_children_locales_parent_idx" ON "navigation_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_order_idx" ON "navigation_items" USING btree ("_order");
  CREATE INDEX "navigation_items_parent_id_idx" ON "navigation_items" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_target_target_page_idx" ON "navigation_items" USING btree ("target_page_id");
  CREATE INDEX "navigation_items_target_target_category_idx" ON "navigation_items" USING btree ("target_category_id");
  CREATE INDEX "navigation_items_target_target_product_idx" ON "navigation_items" USING btree ("target_product_id");
  CREATE UNIQUE INDEX "navigation_items_locales_locale_parent_id_unique" ON "navigation_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_items_locales_parent_idx" ON "navigation_items_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_action_target_action_target_page_idx" ON "navigation" USING btree ("action_target_page_id");
  CREATE INDEX "navigation_action_target_action_target_category_idx" ON "navigation" USING btree ("action_target_category_id");
  CREATE INDEX "navigation_action_target_action_target_product_idx" ON "navigation" USING btree ("action_target_product_id");
  CREATE INDEX "navigation__status_idx" ON "navigation_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigation_locales_locale_parent_id_unique" ON "navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_locales_parent_idx" ON "navigation_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_children_order_idx" ON "_navigation_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_children_parent_id_idx" ON "_navigation_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_children_target_target_page_idx" ON "_navigation_v_version_items_children" USING btree ("target_page_id");
  CREATE INDEX "_navigation_v_version_items_children_target_target_categ_idx" ON "_navigation_v_version_items_children" USING btree ("target_category_id");
  CREATE INDEX "_navigation_v_version_items_children_target_target_produ_idx" ON "_navigation_v_version_items_children" USING btree ("target_product_id");
  CREATE UNIQUE INDEX "_navigation_v_version_items_children_locales_locale_parent_i" ON "_navigation_v_version_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_items_children_locales_parent_idx" ON "_navigation_v_version_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_order_idx" ON "_navigation_v_version_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_parent_id_idx" ON "_navigation_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_target_target_page_idx" ON "_navigation_v_version_items" USING btree ("target_page_id");
  CREATE INDEX "_navigation_v_version_items_target_target_category_idx" ON "_navigation_v_version_items" USING btree ("target_category_id");
  CREATE INDEX "_navigation_v_version_items_target_target_product_idx" ON "_navigation_v_version_items" USING btree ("target_product_id");
  CREATE UNIQUE INDEX "_navigation_v_version_items_locales_locale_parent_id_unique" ON "_navigation_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_items_locales_parent_idx" ON "_navigation_v_version_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_action_target_version_action_targe_idx" ON "_navigation_v" USING btree ("version_action_target_page_id");
  CREATE INDEX "_navigation_v_version_action_target_version_action_tar_1_idx" ON "_navigation_v" USING btree ("version_action_target_category_id");
  CREATE INDEX "_navigation_v_version_action_target_version_action_tar_2_idx" ON "_navigation_v" USING btree ("version_action_target_product_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigation_v_locales_locale_parent_id_unique" ON "_navigation_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_locales_parent_idx" ON "_navigation_v_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_items_order_idx" ON "footer_columns_items" USING btree ("_order");
  CREATE INDEX "footer_columns_items_parent_id_idx" ON "footer_columns_items" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_items_target_target_page_idx" ON "footer_columns_items" USING btree ("target_page_id");
  CREATE INDEX "footer_columns_items_target_target_category_idx" ON "footer_columns_items" USING btree ("target_category_id");
  CREATE INDEX "footer_columns_items_target_target_product_idx" ON "footer_columns_items" USING btree ("target_product_id");
  CREATE UNIQUE INDEX "footer_columns_items_locales_locale_parent_id_unique" ON "footer_columns_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_items_locales_parent_idx" ON "footer_columns_items_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_locales_parent_idx" ON "footer_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_order_idx" ON "footer_legal" USING btree ("_order");
  CREATE INDEX "footer_legal_parent_id_idx" ON "footer_legal" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_target_target_page_idx" ON "footer_legal" USING btree ("target_page_id");
  CREATE INDEX "footer_legal_target_target_category_idx" ON "footer_legal" USING btree ("target_category_id");
  CREATE INDEX "footer_legal_target_target_product_idx" ON "footer_legal" USING btree ("target_product_id");
  CREATE UNIQUE INDEX "footer_legal_locales_locale_parent_id_unique" ON "footer_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_legal_locales_parent_idx" ON "footer_legal_locales" USING btree ("_parent_id");
  CREATE INDEX "footer__status_idx" ON "footer_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_parent_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_items_order_idx" ON "_footer_v_version_columns_items" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_items_parent_id_idx" ON "_footer_v_version_columns_items" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_items_target_target_page_idx" ON "_footer_v_version_columns_items" USING btree ("target_page_id");
  CREATE INDEX "_footer_v_version_columns_items_target_target_category_idx" ON "_footer_v_version_columns_items" USING btree ("target_category_id");
  CREATE INDEX "_footer_v_version_columns_items_target_target_product_idx" ON "_footer_v_version_columns_items" USING btree ("target_product_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_items_locales_locale_parent_id_uni" ON "_footer_v_version_columns_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_items_locales_parent_idx" ON "_footer_v_version_columns_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_locales_parent_idx" ON "_footer_v_version_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_order_idx" ON "_footer_v_version_legal" USING btree ("_order");
  CREATE INDEX "_footer_v_version_legal_parent_id_idx" ON "_footer_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_target_target_page_idx" ON "_footer_v_version_legal" USING btree ("target_page_id");
  CREATE INDEX "_footer_v_version_legal_target_target_category_idx" ON "_footer_v_version_legal" USING btree ("target_category_id");
  CREATE INDEX "_footer_v_version_legal_target_target_product_idx" ON "_footer_v_version_legal" USING btree ("target_product_id");
  CREATE UNIQUE INDEX "_footer_v_version_legal_locales_locale_parent_id_unique" ON "_footer_v_version_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_legal_locales_parent_idx" ON "_footer_v_version_legal_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_locales_parent_idx" ON "_footer_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "texts_locales_locale_parent_id_unique" ON "texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "texts_locales_parent_idx" ON "texts_locales" USING btree ("_parent_id");
  CREATE INDEX "company_addresses_opening_hours_order_idx" ON "company_addresses_opening_hours" USING btree ("_order");
  CREATE INDEX "company_addresses_opening_hours_parent_id_idx" ON "company_addresses_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "company_addresses_order_idx" ON "company_addresses" USING btree ("_order");
  CREATE INDEX "company_addresses_parent_id_idx" ON "company_addresses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_addresses_locales_locale_parent_id_unique" ON "company_addresses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_addresses_locales_parent_idx" ON "company_addresses_locales" USING btree ("_parent_id");
  CREATE INDEX "company_phones_order_idx" ON "company_phones" USING btree ("_order");
  CREATE INDEX "company_phones_parent_id_idx" ON "company_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_phones_locales_locale_parent_id_unique" ON "company_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_phones_locales_parent_idx" ON "company_phones_locales" USING btree ("_parent_id");
  CREATE INDEX "company_emails_order_idx" ON "company_emails" USING btree ("_order");
  CREATE INDEX "company_emails_parent_id_idx" ON "company_emails" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_emails_locales_locale_parent_id_unique" ON "company_emails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_emails_locales_parent_idx" ON "company_emails_locales" USING btree ("_parent_id");
  CREATE INDEX "company_social_order_idx" ON "company_social" USING btree ("_order");
  CREATE INDEX "company_social_parent_id_idx" ON "company_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_social_locales_locale_parent_id_unique" ON "company_social_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_social_locales_parent_idx" ON "company_social_locales" USING btree ("_parent_id");
  CREATE INDEX "company_holidays_order_idx" ON "company_holidays" USING btree ("_order");
  CREATE INDEX "company_holidays_parent_id_idx" ON "company_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_holidays_locales_locale_parent_id_unique" ON "company_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_holidays_locales_parent_idx" ON "company_holidays_locales" USING btree ("_parent_id");
  CREATE INDEX "company__status_idx" ON "company_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "company_locales_locale_parent_id_unique" ON "company_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_locales_parent_idx" ON "company_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_addresses_opening_hours_order_idx" ON "_company_v_version_addresses_opening_hours" USING btree ("_order");
  CREATE INDEX "_company_v_version_addresses_opening_hours_parent_id_idx" ON "_company_v_version_addresses_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_addresses_order_idx" ON "_company_v_version_addresses" USING btree ("_order");
  CREATE INDEX "_company_v_version_addresses_parent_id_idx" ON "_company_v_version_addresses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_v_version_addresses_locales_locale_parent_id_unique" ON "_company_v_version_addresses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_addresses_locales_parent_idx" ON "_company_v_version_addresses_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_phones_order_idx" ON "_company_v_version_phones" USING btree ("_order");
  CREATE INDEX "_company_v_version_phones_parent_id_idx" ON "_company_v_version_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_v_version_phones_locales_locale_parent_id_unique" ON "_company_v_version_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_phones_locales_parent_idx" ON "_company_v_version_phones_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_emails_order_idx" ON "_company_v_version_emails" USING btree ("_order");
  CREATE INDEX "_company_v_version_emails_parent_id_idx" ON "_company_v_version_emails" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_v_version_emails_locales_locale_parent_id_unique" ON "_company_v_version_emails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_emails_locales_parent_idx" ON "_company_v_version_emails_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_social_order_idx" ON "_company_v_version_social" USING btree ("_order");
  CREATE INDEX "_company_v_version_social_parent_id_idx" ON "_company_v_version_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_v_version_social_locales_locale_parent_id_unique" ON "_company_v_version_social_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_social_locales_parent_idx" ON "_company_v_version_social_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_holidays_order_idx" ON "_company_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_company_v_version_holidays_parent_id_idx" ON "_company_v_version_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_v_version_holidays_locales_locale_parent_id_unique" ON "_company_v_version_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_holidays_locales_parent_idx" ON "_company_v_version_holidays_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_created_at_idx" ON "_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "_company_v" USING btree ("updated_at");
  CREATE INDEX "_company_v_snapshot_idx" ON "_company_v" USING btree ("snapshot");
  CREATE INDEX "_company_v_published_locale_idx" ON "_company_v" USING btree ("published_locale");
  CREATE INDEX "_company_v_latest_idx" ON "_company_v" USING btree ("latest");
  CREATE INDEX "_company_v_version_version__status_idx" ON "_company_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_company_v_locales_locale_parent_id_unique" ON "_company_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_locales_parent_idx" ON "_company_v_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_recipients_order_idx" ON "forms_recipients" USING btree ("_order");
  CREATE INDEX "forms_recipients_parent_id_idx" ON "forms_recipients" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_locales_parent_idx" ON "settings_locales" USING btree ("_parent_id");`)
  await db.execute(sql`ANALYZE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "changes" CASCADE;
  DROP TABLE "public_ids" CASCADE;
  DROP TABLE "demo_documents" CASCADE;
  DROP TABLE "products_services" CASCADE;
  DROP TABLE "products_faq" CASCADE;
  DROP TABLE "products_faq_locales" CASCADE;
  DROP TABLE "products_colourways" CASCADE;
  DROP TABLE "products_colourways_locales" CASCADE;
  DROP TABLE "products_logo_methods" CASCADE;
  DROP TABLE "products_trade_incoterms" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_services" CASCADE;
  DROP TABLE "_products_v_version_faq" CASCADE;
  DROP TABLE "_products_v_version_faq_locales" CASCADE;
  DROP TABLE "_products_v_version_colourways" CASCADE;
  DROP TABLE "_products_v_version_colourways_locales" CASCADE;
  DROP TABLE "_products_v_version_logo_methods" CASCADE;
  DROP TABLE "_products_v_version_trade_incoterms" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "certificates_locales" CASCADE;
  DROP TABLE "_certificates_v" CASCADE;
  DROP TABLE "_certificates_v_locales" CASCADE;
  DROP TABLE "partner_brands" CASCADE;
  DROP TABLE "partner_brands_locales" CASCADE;
  DROP TABLE "_partner_brands_v" CASCADE;
  DROP TABLE "_partner_brands_v_locales" CASCADE;
  DROP TABLE "materials" CASCADE;
  DROP TABLE "materials_locales" CASCADE;
  DROP TABLE "_materials_v" CASCADE;
  DROP TABLE "_materials_v_locales" CASCADE;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "questions_locales" CASCADE;
  DROP TABLE "_questions_v" CASCADE;
  DROP TABLE "_questions_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_figures" CASCADE;
  DROP TABLE "home_figures_locales" CASCADE;
  DROP TABLE "home_craft_points" CASCADE;
  DROP TABLE "home_craft_points_locales" CASCADE;
  DROP TABLE "home_steps_items" CASCADE;
  DROP TABLE "home_steps_items_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_figures" CASCADE;
  DROP TABLE "_home_v_version_figures_locales" CASCADE;
  DROP TABLE "_home_v_version_craft_points" CASCADE;
  DROP TABLE "_home_v_version_craft_points_locales" CASCADE;
  DROP TABLE "_home_v_version_steps_items" CASCADE;
  DROP TABLE "_home_v_version_steps_items_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "navigation_items_children" CASCADE;
  DROP TABLE "navigation_items_children_locales" CASCADE;
  DROP TABLE "navigation_items" CASCADE;
  DROP TABLE "navigation_items_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_locales" CASCADE;
  DROP TABLE "_navigation_v_version_items_children" CASCADE;
  DROP TABLE "_navigation_v_version_items_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_items" CASCADE;
  DROP TABLE "_navigation_v_version_items_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_navigation_v_locales" CASCADE;
  DROP TABLE "footer_columns_items" CASCADE;
  DROP TABLE "footer_columns_items_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer_legal" CASCADE;
  DROP TABLE "footer_legal_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns_items" CASCADE;
  DROP TABLE "_footer_v_version_columns_items_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns" CASCADE;
  DROP TABLE "_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "_footer_v_version_legal" CASCADE;
  DROP TABLE "_footer_v_version_legal_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "texts" CASCADE;
  DROP TABLE "texts_locales" CASCADE;
  DROP TABLE "company_addresses_opening_hours" CASCADE;
  DROP TABLE "company_addresses" CASCADE;
  DROP TABLE "company_addresses_locales" CASCADE;
  DROP TABLE "company_phones" CASCADE;
  DROP TABLE "company_phones_locales" CASCADE;
  DROP TABLE "company_emails" CASCADE;
  DROP TABLE "company_emails_locales" CASCADE;
  DROP TABLE "company_social" CASCADE;
  DROP TABLE "company_social_locales" CASCADE;
  DROP TABLE "company_holidays" CASCADE;
  DROP TABLE "company_holidays_locales" CASCADE;
  DROP TABLE "company" CASCADE;
  DROP TABLE "company_locales" CASCADE;
  DROP TABLE "_company_v_version_addresses_opening_hours" CASCADE;
  DROP TABLE "_company_v_version_addresses" CASCADE;
  DROP TABLE "_company_v_version_addresses_locales" CASCADE;
  DROP TABLE "_company_v_version_phones" CASCADE;
  DROP TABLE "_company_v_version_phones_locales" CASCADE;
  DROP TABLE "_company_v_version_emails" CASCADE;
  DROP TABLE "_company_v_version_emails_locales" CASCADE;
  DROP TABLE "_company_v_version_social" CASCADE;
  DROP TABLE "_company_v_version_social_locales" CASCADE;
  DROP TABLE "_company_v_version_holidays" CASCADE;
  DROP TABLE "_company_v_version_holidays_locales" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TABLE "_company_v_locales" CASCADE;
  DROP TABLE "forms_recipients" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_products_services";
  DROP TYPE "public"."enum_products_colourways_family";
  DROP TYPE "public"."enum_products_logo_methods";
  DROP TYPE "public"."enum_products_trade_incoterms";
  DROP TYPE "public"."enum_products_family";
  DROP TYPE "public"."enum_products_materials_family";
  DROP TYPE "public"."enum_products_construction_closure_kind";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_services";
  DROP TYPE "public"."enum__products_v_version_colourways_family";
  DROP TYPE "public"."enum__products_v_version_logo_methods";
  DROP TYPE "public"."enum__products_v_version_trade_incoterms";
  DROP TYPE "public"."enum__products_v_version_family";
  DROP TYPE "public"."enum__products_v_version_materials_family";
  DROP TYPE "public"."enum__products_v_version_construction_closure_kind";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum_pages_fixed";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_fixed";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_certificates_status";
  DROP TYPE "public"."enum__certificates_v_published_locale";
  DROP TYPE "public"."enum__certificates_v_version_status";
  DROP TYPE "public"."enum_partner_brands_kind";
  DROP TYPE "public"."enum_partner_brands_status";
  DROP TYPE "public"."enum__partner_brands_v_version_kind";
  DROP TYPE "public"."enum__partner_brands_v_published_locale";
  DROP TYPE "public"."enum__partner_brands_v_version_status";
  DROP TYPE "public"."enum_materials_kind";
  DROP TYPE "public"."enum_materials_moq_unit";
  DROP TYPE "public"."enum_materials_status";
  DROP TYPE "public"."enum__materials_v_version_kind";
  DROP TYPE "public"."enum__materials_v_version_moq_unit";
  DROP TYPE "public"."enum__materials_v_published_locale";
  DROP TYPE "public"."enum__materials_v_version_status";
  DROP TYPE "public"."enum_questions_status";
  DROP TYPE "public"."enum__questions_v_published_locale";
  DROP TYPE "public"."enum__questions_v_version_status";
  DROP TYPE "public"."enum_media_rendition_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_navigation_items_children_target_kind";
  DROP TYPE "public"."enum_navigation_items_target_kind";
  DROP TYPE "public"."enum_navigation_action_target_kind";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_items_children_target_kind";
  DROP TYPE "public"."enum__navigation_v_version_items_target_kind";
  DROP TYPE "public"."enum__navigation_v_version_action_target_kind";
  DROP TYPE "public"."enum__navigation_v_published_locale";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum_footer_columns_items_target_kind";
  DROP TYPE "public"."enum_footer_legal_target_kind";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_columns_items_target_kind";
  DROP TYPE "public"."enum__footer_v_version_legal_target_kind";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum_company_status";
  DROP TYPE "public"."enum__company_v_published_locale";
  DROP TYPE "public"."enum__company_v_version_status";
  DROP TYPE "public"."enum_forms_message_language";`)
}
