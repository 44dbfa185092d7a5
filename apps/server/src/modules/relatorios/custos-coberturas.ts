import { sql } from 'kysely'
import { isFeriado } from '@rh/domain/regras/calendario/feriados'
import { maiorData, menorData } from '@rh/domain/regras/calendario/datas'
import { diasDeTrabalho } from '@rh/domain/regras/calendario/escala'
import { turnoNoDia } from '@rh/domain/regras/cobertura/turnos'
import { contemTermos } from '../../db/termos.ts'
import { limiteEm } from '../cadastros/limites.ts'
import { salariosMinimosPorDia } from '../cadastros/parametros.ts'
import { custoDe } from '../cobertura/custo.ts'
import { comHoras, fechaEmFeriado, lerEscalas, type EscalaLida } from '../cobertura/escala.ts'
import { feriadosDaJanela } from '../cobertura/janela.ts'
import { pagamentoDaHora, type PagamentoDaHora } from '../cobertura/pessoas.ts'
import { comClausulasDePagamento } from '../colaborador/clausulas-de-pagamento.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import type { Pedido } from './leitura.ts'

interface Cobertura {
  readonly id: number
  /** The vacation or leave that it covers; null for a free slot. */
  readonly numero: string | null
  readonly colaboradorId: number
  readonly nome: string
  readonly contratoId: number
  readonly contrato: string
  readonly inicio: string
  readonly fim: string
  /** The whole cover is of a single day, whatever the period leaves of it. */
  readonly deUmDia: boolean
  readonly folguista: boolean
  readonly pagamento: PagamentoDaHora
  readonly escalaId: number
  /** From when the cycle of who is missed is counted. */
  readonly ciclo: string
  readonly abreEmFeriado: boolean
  readonly uf: string
  readonly municipioIbge: number
}

/** Who covered somebody in the period, with pay and scale of the post. */
async function listCoberturas({ db, ator, de, ate, contratoId, busca }: Pedido): Promise<Cobertura[]> {
  const { rows } = await sql<Cobertura>`
    select al.id, p.numero, v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, po.contrato_id,
           co.numero || ' · ' || cl.nome_fantasia as contrato, greatest(al.inicio, ${de}::date) as inicio,
           least(coalesce(al.fim, ${ate}::date), ${ate}::date) as fim, al.inicio is not distinct from al.fim as de_um_dia,
           al.tipo = 'folguista' as folguista, po.escala_id, ve.pagamento,
           coalesce(falta.inicio, al.inicio) as ciclo, po.abre_em_feriado, mu.uf, lo.municipio_ibge
      from alocacao al
      join posto po on po.id = al.posto_id
      join contrato co on co.id = po.contrato_id
      join cliente cl on cl.id = co.cliente_id
      join local lo on lo.id = po.local_id
      join municipio mu on mu.ibge = lo.municipio_ibge
      join vinculo v on v.id = al.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select ${pagamentoDaHora} as pagamento
                      from vinculo_versao ve join escala ec on ec.id = ve.escala_id
                      ${comClausulasDePagamento('ve.sindicato_id', sql`al.inicio`)}
                     where ve.vinculo_id = v.id and ve.vigencia <= al.inicio
                     order by ve.vigencia desc limit 1) ve on true
      left join processo p on p.id = al.processo_id
      left join lateral (select t.inicio from alocacao t
                          where t.vinculo_id = p.vinculo_id and t.posto_id = al.posto_id and t.tipo = 'titular'
                            and t.inicio <= al.inicio order by t.inicio desc limit 1) falta on true
     where al.tipo <> 'titular' and al.inicio <= ${ate}::date and (al.fim is null or al.fim >= ${de}::date)
       and ${contratoNoEscopo(ator, 'po.contrato_id')}
       ${contratoId === undefined ? sql`` : sql`and po.contrato_id = ${contratoId}`}
       ${busca === undefined ? sql`` : sql`and ${contemTermos('pe.nome_busca', busca)}`}`.execute(db)
  return rows
}

/** Days of a cover on which there is a shift: who is sent for a single day works on it, even on one of rest. */
function diasDe(
  { inicio, fim, deUmDia, ciclo, abreEmFeriado }: Cobertura,
  escala: EscalaLida,
  feriados: ReadonlyMap<string, string>,
): readonly string[] {
  if (deUmDia) return [inicio]
  const fecha = fechaEmFeriado(escala) && !abreEmFeriado
  return diasDeTrabalho(comHoras(escala, ciclo).escala, inicio, fim).filter(
    (data) => !fecha || !feriados.has(data),
  )
}

/** What each cover of the period costs, by the rule that the board shows before somebody is sent. */
export async function listCustosDeCoberturas(pedido: Pedido) {
  const { db, de, ate } = pedido
  const [coberturas, escalas] = await Promise.all([listCoberturas(pedido), lerEscalas(db)])
  const inicio = coberturas.reduce((dia, um) => menorData(dia, um.inicio), ate)
  const janela = { de: maiorData(inicio, de), ate }
  const feriadosDe = await feriadosDaJanela(db, janela, coberturas)
  const salarioMinimoEm = await salariosMinimosPorDia(db)
  const encargos = new Map<string, number>()
  for (const dia of new Set(coberturas.map((um) => um.inicio)))
    encargos.set(dia, await limiteEm(db, 'custo.encargos', dia))
  return coberturas.flatMap((cobertura) => {
    const escala = escalas.get(cobertura.escalaId)
    if (!escala) return []
    const feriados = feriadosDe(cobertura)
    const { pagamento, folguista, ciclo } = cobertura
    const pessoa = { pagamento, tipo: folguista ? ('folguista' as const) : ('titular' as const) }
    const unico = diasDe(cobertura, escala, feriados).reduce((soma, data) => {
      const turno = turnoNoDia(comHoras(escala, ciclo), data)
      const encargosPercentual = encargos.get(cobertura.inicio) ?? 0
      const custo = custoDe(pessoa, turno, {
        encargosPercentual,
        salarioMinimoCentavos: salarioMinimoEm(data),
        isFeriado: isFeriado(data, [...feriados.keys()]),
        escala: escala.tipo,
      })
      return soma + (custo ?? 0)
    }, 0)
    const { id, numero, colaboradorId, nome, contratoId, contrato } = cobertura
    return [
      {
        // Beside processes, whose numbers are above zero.
        id: -id,
        tipo: 'cobertura' as const,
        numero: numero ?? 'Vaga livre',
        colaboradorId,
        nome,
        contratoId,
        contrato,
        data: cobertura.inicio,
        unico,
        mensal: null,
        transporte: null,
      },
    ]
  })
}
