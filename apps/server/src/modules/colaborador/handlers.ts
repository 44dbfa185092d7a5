import { sql, type RawBuilder } from 'kysely'
import { mascararCpf } from '@rh/domain/br/documentos'
import type { ColaboradorResumo, colaboradorContract } from '@rh/domain/contract/colaborador'
import { veCpf } from '@rh/domain/processos/admissao/visibilidade'
import type { Deps } from '../../deps.ts'
import { listPage } from '../../db/list-query.ts'
import type { Ator } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

interface Filtros {
  readonly busca?: string | undefined
  readonly situacao?: string | undefined
  readonly contratoId?: number | undefined
}

type Linha = Omit<ColaboradorResumo, 'cpf'> & { readonly cpf: string }

/** Situação on a date, derived from the dates of the bond. */
export const situacaoEm = (hoje: string) => sql`case
  when v.data_desligamento < ${hoje}::date then 'desligado'
  when v.data_admissao > ${hoje}::date then 'pre_admissao'
  when ${hoje}::date < v.data_admissao + v.experiencia_dias + v.experiencia_prorrogacao_dias then 'em_experiencia'
  else 'ativo' end`

/** A CPF matches only for those who may see it: a search must not tell what the list hides. */
const contem = (busca: string, ator: Ator): RawBuilder<boolean> => {
  const digitos = busca.replace(/\D/g, '')
  return sql<boolean>`(pe.nome_busca like '%' || busca(${busca}) || '%'
    or v.matricula = ${busca} or (${digitos} <> '' and ((${veCpf(ator.grupos)} and pe.cpf = ${digitos})
    or v.matricula = lpad(${digitos}, 6, '0'))))`
}

/** Each bond with the version in force on the date, or its first one when the bond starts later. */
function linhas(ator: Ator, { busca, situacao, contratoId }: Filtros, hoje: string): RawBuilder<unknown> {
  const condicoes = [
    contratoNoEscopo(ator, 've.contrato_id'),
    ...(busca ? [contem(busca, ator)] : []),
    ...(situacao ? [sql`${situacaoEm(hoje)} = ${situacao}`] : []),
    ...(contratoId ? [sql`ve.contrato_id = ${contratoId}`] : []),
  ]
  return sql`
    select v.id, v.matricula, pe.nome, pe.nome_busca, pe.cpf, ca.titulo as cargo, lo.nome as posto,
           co.numero || ' · ' || cl.nome_fantasia as contrato, ${situacaoEm(hoje)} as situacao, v.data_admissao
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id
        order by (x.vigencia <= ${hoje}::date) desc,
                 case when x.vigencia <= ${hoje}::date then x.vigencia end desc, x.vigencia
        limit 1) ve on true
      join cargo ca on ca.id = ve.cargo_id
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
      join contrato co on co.id = ve.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where ${sql.join(condicoes, sql` and `)}`
}

const colunas = {
  nome: sql`achados.nome_busca`,
  matricula: sql`achados.matricula`,
  dataAdmissao: sql`achados.data_admissao`,
}

export function colaboradorHandlers({ db, relogio, config }: Deps): Handlers<typeof colaboradorContract> {
  return {
    'GET /api/colaborador/listar': async ({ query, pedido: { ator } }) => {
      const hoje = hojeEm(relogio.agora(), config.empresaFuso)
      const page = await listPage<Linha>(db, query, {
        from: linhas(ator, query, hoje),
        colunas,
        ordemPadrao: 'nome',
      })
      const mostraCpf = veCpf(ator.grupos)
      const mostrar = ({ cpf, ...linha }: Linha) => ({
        ...linha,
        ...(mostraCpf ? { cpf: mascararCpf(cpf) } : {}),
      })
      return { ...page, results: page.results.map(mostrar) }
    },
  }
}
