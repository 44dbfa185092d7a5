-- How many hold a slot of each post, of every post at once: read from this index alone, post by post.
create index alocacao_titulares on alocacao (posto_id, inicio, fim) where tipo = 'titular';
