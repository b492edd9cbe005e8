CREATE TABLE "calendar_addresses" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removals" (
	"payment_schedule_id" integer PRIMARY KEY NOT NULL,
	"removal_complete" boolean DEFAULT false NOT NULL,
	"removed_date" date,
	"removal_notes" text DEFAULT '' NOT NULL,
	"file_name" text,
	"small_file_name" text,
	"end_before_cut" date,
	"end_after_cut" date,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_payment_schedule_id_payment_schedules_payment_schedule_id_fk" FOREIGN KEY ("payment_schedule_id") REFERENCES "public"."payment_schedules"("payment_schedule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_file_name_files_name_fk" FOREIGN KEY ("file_name") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_small_file_name_files_name_fk" FOREIGN KEY ("small_file_name") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_token" ON "calendar_addresses" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "removals_complete" ON "removals" USING btree ("removal_complete","removed_date","payment_schedule_id");--> statement-breakpoint
CREATE INDEX "removals_file" ON "removals" USING btree ("file_name");--> statement-breakpoint
CREATE INDEX "removals_small_file" ON "removals" USING btree ("small_file_name");--> statement-breakpoint
CREATE INDEX "payment_schedules_end" ON "payment_schedules" USING btree ("end_date","payment_schedule_id");--> statement-breakpoint
CREATE TRIGGER removals_let_files_go AFTER DELETE ON removals FOR EACH ROW
  EXECUTE FUNCTION let_files_go('file_name', 'small_file_name');
