-- For a database that was just brought back. Ids given out after the backup are still held by people's devices: a chat
-- that has come as far as row 1,000 asks for what comes after it, and would never see a new row 901, and somebody new
-- under the id of somebody lost would get that one's chats. So everything that counts goes on from twice where it
-- stood: at least a million further, at most 10^12.
do $$
declare
  one record;
begin
  for one in
    select format('%I.%I', schemaname, sequencename)::regclass as name, coalesce(last_value, 0) as last
    from pg_sequences where schemaname = 'public'
  loop
    perform setval(one.name, one.last + least(greatest(one.last, 1000000), 1000000000000));
  end loop;
  if to_regclass('public.stream_head') is not null then
    update public.stream_head set last_id = last_id + least(greatest(last_id, 1000000), 1000000000000);
  end if;
end;
$$;
