import { sql, type RawBuilder } from 'kysely'
import { adicionais, adicionalDe } from '@rh/domain/codigos/adicionais'
import { versaoEm, type VersaoFatos, type VinculoFatos } from '@rh/domain/colaborador/correcao'
import { impedimentoDeCancelar, impedimentoDeDesfazer } from '@rh/domain/colaborador/desfazer'
import { camposVisiveis, podeEditar } from '@rh/domain/colaborador/visibilidade'
import type { Pendencia } from '@rh/domain/pendencia'
import type { VersaoDaFicha } from '@rh/domain/contract/ficha'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import { nomeEm } from '../../db/nome-em.ts'
import { prepared } from '../../db/prepared.ts'
import { isoText } from '../../db/together.ts'
import type { Ator } from '../../http/ator.ts'
import type { Vinculo } from './vinculo.ts'

/** A version as it is kept, with the names of what it points at. */
export interface LinhaVersao {
  readonly id: number
  readonly vigencia: string
  readonly motivo: string
  readonly cargoId: number
  readonly postoId: number
  readonly contratoId: number
  readonly escalaId: number
  readonly sindicatoId: number
  readonly centroDeCustoId: number
  readonly salarioCentavos: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  /** In the company's pool: the post is the last one. */
  readonly reserva: boolean
  readonly cargo: string
  readonly contrato: string
  readonly posto: string
  readonly escala: string
  readonly sindicato: string
  readonly centroDeCusto: string
  readonly processoId: number | null
  readonly processoTipo: TipoProcesso | null
  readonly processoNumero: string | null
  readonly compensa: string | null
  readonly compensada: boolean
  readonly registradaEm: string
  readonly registradaPor: string | null
  readonly alertas: Pendencia[]
}

/** The day that a reader looks at, and the time zone of the company. */
export interface Olhar {
  readonly em: string
  readonly fuso: string
}

const nomesDaVersao = {
  cargo: { tabela: 'cargo', alias: 'ca', coluna: 'titulo' },
  contrato: { tabela: 'contrato', alias: 'co', coluna: 'numero' },
  cliente: { tabela: 'cliente', alias: 'cl', coluna: 'nome_fantasia' },
  escala: { tabela: 'escala', alias: 'es', coluna: 'nome' },
  sindicato: { tabela: 'sindicato', alias: 'si', coluna: 'nome' },
  codigo: { tabela: 'centro_de_custo', alias: 'cc', coluna: 'codigo' },
  centro: { tabela: 'centro_de_custo', alias: 'cc', coluna: 'descricao' },
} as const

/** Each name as it was on the last day of the version up to the day looked at; without one, as it is now. */
function nomeDa(olhar: Olhar | undefined, nome: keyof typeof nomesDaVersao): RawBuilder<string> {
  const { alias, coluna } = nomesDaVersao[nome]
  if (!olhar) return sql<string>`${sql.ref(`${alias}.${coluna}`)}`
  const dia = sql<string>`greatest(vv.vigencia, least(${olhar.em}::date, vv.proxima - 1))`
  return nomeEm(nomesDaVersao[nome], { dia, fuso: olhar.fuso })
}

/**
 * Query of every version of a bond, by date. With a day to look at, what it points at is called as it was called then: a
 * cargo that is renamed does not rename what people were before.
 */
export function versoesDe(vinculoId: number, olhar?: Olhar): RawBuilder<LinhaVersao> {
  const nome = (qual: keyof typeof nomesDaVersao) => nomeDa(olhar, qual)
  return sql<LinhaVersao>`
    select vv.id, vv.vigencia, vv.motivo, vv.cargo_id, vv.posto_id, vv.contrato_id, vv.escala_id, vv.sindicato_id,
           vv.centro_de_custo_id, vv.salario_centavos, vv.insalubridade, vv.periculosidade, vv.reserva,
           ${nome('cargo')} as cargo, ${nome('contrato')} || ' · ' || ${nome('cliente')} as contrato,
           lo.nome as posto, ${nome('escala')} as escala, ${nome('sindicato')} as sindicato,
           ${nome('codigo')} || ' · ' || ${nome('centro')} as centro_de_custo,
           p.id as processo_id, p.tipo as processo_tipo, p.numero as processo_numero, antes.vigencia as compensa,
           exists (select from vinculo_versao c where c.compensa_id = vv.id) as compensada,
           ${isoText('vv.registrada_em')} as registrada_em, u.nome as registrada_por, vv.alertas
      from (select v.*, lead(v.vigencia) over (order by v.vigencia) as proxima
              from vinculo_versao v where v.vinculo_id = ${vinculoId}) vv
      join cargo ca on ca.id = vv.cargo_id
      join posto po on po.id = vv.posto_id
      join local lo on lo.id = po.local_id
      join contrato co on co.id = vv.contrato_id
      join cliente cl on cl.id = co.cliente_id
      join escala es on es.id = vv.escala_id
      join sindicato si on si.id = vv.sindicato_id
      join centro_de_custo cc on cc.id = vv.centro_de_custo_id
      left join processo p on p.id = vv.processo_id
      left join vinculo_versao antes on antes.id = vv.compensa_id
      left join usuario u on u.id = vv.registrada_por
     order by vv.vigencia`
}

/** Every version of a bond, by date. */
export async function listVersoes(db: Db | Tx, vinculoId: number, olhar?: Olhar): Promise<LinhaVersao[]> {
  const { rows } = await sql<LinhaVersao>`${prepared} ${versoesDe(vinculoId, olhar)}`.execute(db)
  return rows
}

export const comoFatos = (linha: LinhaVersao): VersaoFatos => ({
  id: linha.id,
  vigencia: linha.vigencia,
  postoId: linha.postoId,
  cargoId: linha.cargoId,
  processo: linha.processoNumero,
  salarioCentavos: linha.salarioCentavos,
  escalaId: linha.escalaId,
  sindicatoId: linha.sindicatoId,
  centroDeCustoId: linha.centroDeCustoId,
  adicional: adicionalDe(linha),
})

export const fatosDoVinculo = (
  { dataAdmissao, dataDesligamento }: Vinculo,
  linhas: readonly LinhaVersao[],
  hoje: string,
): VinculoFatos => ({ hoje, dataAdmissao, dataDesligamento, versoes: linhas.map(comoFatos) })

/** The versions as one person sees them on a day: who corrects contracts also sees what may be taken back. */
export function showVersoes(
  vinculo: Vinculo,
  linhas: readonly LinhaVersao[],
  { ator, hoje, em }: { ator: Ator; hoje: string; em: string },
): VersaoDaFicha[] {
  const fatos = fatosDoVinculo(vinculo, linhas, hoje)
  const vigente = versaoEm(linhas, em)
  const corrige = podeEditar('contrato', ator.grupos) && em === hoje
  const campos = camposVisiveis(ator.grupos)
  return linhas.map((linha, i) => {
    const versao = comoFatos(linha)
    const proxima = linhas[i + 1]
    return {
      id: linha.id,
      vigencia: linha.vigencia,
      ate: proxima ? somarDias(proxima.vigencia, -1) : null,
      estado: linha.id === vigente?.id ? 'em_vigor' : linha.vigencia > em ? 'futura' : 'passada',
      motivo: linha.motivo,
      cargo: linha.cargo,
      contrato: linha.contrato,
      posto: linha.posto,
      ...(campos.has('contrato.escala') && { escala: linha.escala }),
      ...(campos.has('contrato.sindicato') && { sindicato: linha.sindicato }),
      ...(campos.has('contrato.centroDeCusto') && { centroDeCusto: linha.centroDeCusto }),
      ...(campos.has('contrato.adicional') && { adicional: adicionais[versao.adicional].label }),
      ...(campos.has('contrato.salarioCentavos') && { salarioCentavos: linha.salarioCentavos }),
      ...(corrige && { termos: termosDe(versao), alertas: linha.alertas }),
      processo: processoDa(linha),
      compensa: linha.compensa,
      compensada: linha.compensada,
      registradaEm: linha.registradaEm,
      registradaPor: linha.registradaPor,
      podeCancelar: corrige && impedimentoDeCancelar(versao, fatos) === null,
      podeDesfazer: corrige && impedimentoDeDesfazer(versao, fatos) === null,
    }
  })
}

const termosDe = ({ salarioCentavos, escalaId, sindicatoId, centroDeCustoId, adicional }: VersaoFatos) => ({
  salarioCentavos,
  escalaId,
  sindicatoId,
  centroDeCustoId,
  adicional,
})

export const processoDa = ({ processoId, processoTipo, processoNumero }: LinhaVersao) =>
  processoId !== null && processoTipo !== null && processoNumero !== null
    ? { id: processoId, tipo: processoTipo, numero: processoNumero }
    : null
