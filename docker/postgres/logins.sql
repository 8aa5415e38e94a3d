-- The two logins of docs/operations/secure.md, and the roles that servers assume.
create role partner_server nologin nosuperuser nobypassrls;
create role partner_cross_company nologin nosuperuser nobypassrls;
create role partner_owner login password :'owner_password';
create role partner_login login noinherit password :'login_password';
grant partner_server, partner_cross_company to partner_owner, partner_login;
alter database :"DBNAME" owner to partner_owner;
