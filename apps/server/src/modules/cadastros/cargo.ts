import { sql } from 'kysely'
import type { z } from 'zod'
import { ocupacaoDe } from '@rh/domain/br/cbo'
import type { cargo } from '@rh/domain/cadastros/cargo'
import { failure } from '../../http/failure.ts'
import { contem, soAtivos, todas, type CadastroStore } from './cadastro.ts'
import { pessoasCom, postosCom } from './uso.ts'

type Dados = z.output<typeof cargo.schema>
interface Filtros {
  readonly busca?: string | undefined
  readonly ativo?: '1' | '0' | undefined
}

/** The code as typed, with or without the hyphen. */
const doCbo = (busca: string | undefined) => {
  const digitos = (busca ?? '').replace(/\D/g, '')
  return digitos.length < 3 ? [] : [sql<boolean>`ca.cbo like ${digitos} || '%'`]
}

export const cargoStore: CadastroStore<Dados, Filtros> = {
  tabela: 'cargo',
  linhas: ({ busca, ativo }, hoje) => {
    const condicoes = [...contem(busca, 'ca.titulo'), ...doCbo(busca)]
    return sql`
      select ca.id, ca.titulo, ca.cbo, ca.nrs, ca.aso_de_risco, ca.ativo, ca.versao,
             (select count(distinct pi.sindicato_id)::int from piso_salarial pi
               where pi.cargo_id = ca.id and pi.desde <= ${hoje}::date) as pisos
        from cargo ca
       where ${todas(soAtivos('ca.ativo', ativo))}
         and ${condicoes.length === 0 ? sql`true` : sql`(${sql.join(condicoes, sql` or `)})`}`
  },
  colunas: { titulo: sql`busca(achados.titulo)` },
  valores: ({ titulo, cbo, nrs, asoDeRisco }) => ({ titulo, cbo, nrs, aso_de_risco: asoDeRisco }),
  conferir: async (_contexto, { cbo }) => {
    const mensagem = 'Esta ocupação não existe na CBO'
    if (!ocupacaoDe(cbo)) throw failure('validacao', { mensagem, campos: { 'dados.cbo': mensagem } })
  },
  mostrar: (linha) => ({ ...linha, ocupacao: ocupacaoDe(String(linha['cbo']))?.titulo ?? null }),
  usa: [pessoasCom('cargo_id'), postosCom('cargo_id')],
  nomes: [{ coluna: 'titulo', campo: 'titulo', mensagem: 'Já existe um cargo com este título' }],
  unicos: { cargo_titulo_key: { campo: 'titulo', mensagem: 'Já existe um cargo com este título' } },
}
