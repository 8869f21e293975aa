-- Which transfers are open is told by a column that changes once, so that their other changes write no index.

drop index transfer_own_open;
drop index transfer_open_sweeps;
create index transfer_open on transfer (network, source) where confirmed_at is null;
alter table transfer set (fillfactor = 60);
