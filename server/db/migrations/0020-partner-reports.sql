-- Reports of partners count orders by the day on which they ended.
create index orders_partner_ended on orders (partner_id, ended_at) where partner_id is not null and ended_at is not null;
