ALTER TABLE "message_group_members" DROP CONSTRAINT "message_group_members_vendor_id_vendors_vendor_id_fk";
--> statement-breakpoint
ALTER TABLE "message_group_members" ADD CONSTRAINT "message_group_members_vendor_id_vendors_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("vendor_id") ON DELETE cascade ON UPDATE no action;