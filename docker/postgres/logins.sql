-- The two logins of docs/operations/secure.md, and the roles that servers assume.
create role partner_server nologin nosuperuser nobypassrls;
create role partner_cross_company nologin nosuperuser nobypassrls;
create role partner_owner login password :'owner_password';
create role partner_login login noinherit password :'login_password';
grant partner_server, partner_cross_company to partner_owner, partner_login;
alter database :"DBNAME" owner to partner_owner;

-- The queues, in which the login of servers works without a role.
create schema bullmq authorization partner_owner;
grant usage on schema bullmq to partner_login;
alter default privileges for role partner_owner in schema bullmq
  grant select, insert, update, delete on tables to partner_login;
alter default privileges for role partner_owner in schema bullmq grant usage on sequences to partner_login;
alter default privileges for role partner_owner in schema bullmq grant execute on functions to partner_login;
