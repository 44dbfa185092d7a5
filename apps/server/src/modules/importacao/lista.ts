import { sql } from 'kysely'
import type { z } from 'zod'
import type { ErroDeImportacao, ImportacaoResumo } from '@rh/domain/contract/importacao'
import type { listaErrosDeImportacao, listaImportacoes } from '@rh/domain/listas/importacao'
import { LINHA_INTEIRA } from '@rh/domain/listas/importacao'
import type { listQuery } from '@rh/domain/listas/gramatica'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import { contem } from '../cadastros/cadastro.ts'
import { situacaoDe } from './repository.ts'

type ConsultaDeImportacoes = z.output<
  ReturnType<typeof listQuery<keyof typeof listaImportacoes.colunas, typeof listaImportacoes.filtros>>
>
type ConsultaDeErros = z.output<
  ReturnType<
    typeof listQuery<keyof typeof listaErrosDeImportacao.colunas, typeof listaErrosDeImportacao.filtros>
  >
>

export function listImportacoes(db: Db, query: ConsultaDeImportacoes) {
  const { busca, tipo } = query
  const condicoes = [
    sql`true`,
    ...contem(busca, 'ar.nome', 'us.nome'),
    ...(tipo ? [sql`im.tipo = ${tipo}`] : []),
  ]
  return listPage<ImportacaoResumo>(db, query, {
    from: sql`
      select im.id, im.tipo, ${situacaoDe} as situacao, ar.nome as arquivo_nome, im.linhas,
             case when im.situacao = 'importada' then im.novas end as novas, us.nome as usuario, im.criada_em
        from importacao im
        join arquivo ar on ar.id = im.arquivo_id
        join usuario us on us.id = im.usuario_id
        left join importacao_andamento an on an.importacao_id = im.id
       where ${sql.join(condicoes, sql` and `)}`,
    colunas: {
      arquivoNome: sql`achados.arquivo_nome`,
      criadaEm: sql`achados.criada_em`,
      linhas: sql`achados.linhas`,
    },
    ordemPadrao: '-criadaEm',
  })
}

export function listErros(db: Db, id: number, query: ConsultaDeErros) {
  const { busca, coluna } = query
  const condicoes = [
    sql`importacao_id = ${id}`,
    ...(coluna === LINHA_INTEIRA ? [sql`coluna is null`] : []),
    ...(coluna && coluna !== LINHA_INTEIRA ? [sql`coluna = ${coluna}`] : []),
    ...contem(busca, 'endereco', 'valor', 'mensagem'),
  ]
  return listPage<ErroDeImportacao>(db, query, {
    from: sql`select id, linha, coluna, endereco, valor, mensagem from importacao_erro
               where ${sql.join(condicoes, sql` and `)}`,
    colunas: { linha: sql`achados.linha` },
    ordemPadrao: 'linha',
  })
}
