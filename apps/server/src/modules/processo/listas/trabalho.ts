import { sql, type RawBuilder } from 'kysely'
import { aFazerDe, type AFazer } from '@rh/domain/processo/fazer'
import type { Prazo } from '@rh/domain/processo/prazo'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Andamento, Decisao, Espera } from '@rh/domain/processo/vez'
import type { Ator } from '../../../http/ator.ts'
import { gruposNoSetor } from '../minha-vez.ts'
import { colunasDoPrazo, prazoVisto, type PrazoNoIndice } from '../prazo.ts'
import { emEsperaJson, permiteAutoaprovacao } from '../repository.ts'
import type { Documentos } from './documentos.ts'
import type { FiltrosDeProcesso } from './listagem.ts'

// What a row of a list says of the work that it waits for.

/** Work of a row, for one person on one day. */
export interface Trabalho {
  readonly versao: number
  readonly prazo: Prazo | null
  readonly aFazer: AFazer | null
  /** Instant since which it has been in its status. */
  readonly desde: string
  readonly agendadaPara: string | null
  /** Of an act that rests on documents; null for any other. */
  readonly documentos: Documentos | null
}

/** Columns of `processo_indice p` from which the work of a row is told. */
export interface LinhaCrua extends PrazoNoIndice {
  readonly status: string
  readonly versao: number
  readonly desde: string
  readonly agendadaPara: string | null
  readonly palavras: readonly string[]
  readonly falaram: readonly string[]
  readonly feitos: readonly string[]
  readonly maos: readonly number[]
  readonly solicitanteId: number
  readonly autoaprovacao: boolean
  readonly emEspera: readonly Espera[]
}

export const colunasDoTrabalho: RawBuilder<LinhaCrua> = sql`
  ${colunasDoPrazo}, coalesce(p.desde, p.atualizado_em) as desde, p.palavras, p.falaram, p.feitos, p.maos, p.solicitante_id,
  (select ag.para::text from processo_agenda ag where ag.processo_id = p.id) as agendada_para,
  (select pr.versao from processo pr where pr.id = p.id) as versao, ${permiteAutoaprovacao} as autoaprovacao,
  ${emEsperaJson} as em_espera`

/** Facts of whose turn it is, as the index keeps them. */
export function andamentoDe({ palavras, falaram, agendadaPara, ...linha }: LinhaCrua): Andamento {
  const autores = falaram.map((texto) => texto.split(':') as [nome: string, id: string])
  const assumidas = autores.map(([nome]) => [nome, 'em_analise'] as const)
  const dadas = palavras.map((nome) => [nome, 'aprovado'] as const)
  return {
    ...linha,
    agendado: agendadaPara !== null,
    pareceres: Object.fromEntries<Decisao>([...assumidas, ...dadas]),
    autores: Object.fromEntries(autores.map(([nome, id]) => [nome, Number(id)])),
  }
}

/** Where the rows are looked at: in one sector, by the groups held there. */
export const pessoaDaLista = (ator: Ator, { minhaVez }: Pick<FiltrosDeProcesso, 'minhaVez'>) =>
  minhaVez === undefined || minhaVez === '1' ? ator : { id: ator.id, grupos: gruposNoSetor(ator, minhaVez) }

/** Row with its work told instead of the columns from which it is. */
export function comTrabalho<L extends LinhaCrua>(
  process: AnyProcess,
  pessoa: Parameters<typeof aFazerDe>[2],
  hoje: string | undefined,
): (linha: L) => Omit<L, Exclude<keyof LinhaCrua, keyof Trabalho | 'status'>> & Trabalho {
  return (linha) => {
    const { palavras: _p, falaram: _f, maos: _m, solicitanteId: _s, autoaprovacao: _a, ...resto } = linha
    const { prazoDia: _d, prazoRotulo: _r, emEspera: _e, feitos: _x, ...vista } = resto
    return {
      ...vista,
      prazo: hoje === undefined ? null : prazoVisto(linha, hoje),
      aFazer: aFazerDe(process, andamentoDe(linha), pessoa),
      documentos: null,
    } as ReturnType<ReturnType<typeof comTrabalho<L>>>
  }
}

/** Row as a file holds it: a day and words. */
export const emArquivo = <R extends Partial<Trabalho>>({ prazo, aFazer, ...linha }: R) => ({
  ...linha,
  prazo: prazo?.dia ?? null,
  aFazer: aFazer?.rotulo ?? null,
})
