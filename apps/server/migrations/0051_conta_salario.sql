-- Who asks for an account to be opened has no paper of a bank yet. A register that was changed by hand stays as it is.
update documento_tipo set obrigatoriedade = 'condicional', condicao = 'tem_conta'
 where codigo = 'CONTA' and obrigatoriedade = 'obrigatorio' and condicao is null;
