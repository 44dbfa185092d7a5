import { sql } from 'kysely'
import { demissao } from '@rh/domain/processos/demissao/demissao'
import { papeisDaDemissao as papeis, type PapelDaDemissao } from '@rh/domain/processos/demissao/papeis'
import { causaOf, isCausa, type Causa } from '@rh/domain/regras/rescisao/causas'
import { papeisDoTipo } from '../processo/papeis.ts'
import { acordo, aviso, avisoDoEmpregado, justaCausa, pedido, termino } from './papeis/comunicacoes.ts'
import { carta, checklist, demonstrativo, encaminhamento, termoDeDevolucao } from './papeis/documentos.ts'
import { reunir } from './papeis/fatos.ts'

/** The paper by which each cause is told; those that are not named are told by a court or by a death. */
const doAviso: Readonly<Partial<Record<Causa, readonly PapelDaDemissao[]>>> = {
  '01': ['justa_causa'],
  '02': ['aviso_previo'],
  '03': ['termino'],
  '04': ['pedido'],
  '06': ['termino'],
  '07': ['pedido', 'aviso_do_empregado'],
  '33': ['acordo'],
  '47': ['aviso_previo', 'termino'],
}
const COMUNICACOES: readonly PapelDaDemissao[] = [
  'aviso_previo',
  'aviso_do_empregado',
  'pedido',
  'justa_causa',
  'acordo',
  'termino',
]

/**
 * Whether one of the papers of a cause is of this notice. Who works none gives none: the resignation says so. The closing ends a contract
 * with a term without any.
 */
function cabe(papel: PapelDaDemissao, causa: Causa | null, aviso: string | null): boolean {
  if (papel === 'aviso_do_empregado') return aviso === 'trabalhado'
  return causa !== '47' || (papel === 'termino') === (aviso === 'nao_se_aplica')
}

/** The papers of a dismissal: of those that tell it, the ones of its cause; a serious fault earns no letter. */
export const papeisDaDemissao = papeisDoTipo({
  process: demissao,
  papeis,
  modelos: {
    aviso_previo: aviso,
    aviso_do_empregado: avisoDoEmpregado,
    pedido,
    justa_causa: justaCausa,
    acordo,
    termino,
    demonstrativo,
    checklist,
    termo_devolucao: termoDeDevolucao,
    encaminhamento_exame: encaminhamento,
    carta_referencia: carta,
  },
  reunir,
  async sobram(db, processoId) {
    const linha = await db
      .selectFrom('demissao')
      .select([
        'causa',
        sql<
          string | null
        >`(select f.dados ->> 'aviso' from processo_formulario f where f.processo_id = demissao.processo_id)`.as(
          'aviso',
        ),
      ])
      .where('processoId', '=', processoId)
      .executeTakeFirst()
    const causa = linha && isCausa(linha.causa) ? linha.causa : null
    const daCausa = (causa === null ? [] : (doAviso[causa] ?? [])).filter((papel) =>
      cabe(papel, causa, linha?.aviso ?? null),
    )
    const sobram = COMUNICACOES.filter((papel) => !daCausa.includes(papel))
    if (causa === null || !causaOf(causa).exame) sobram.push('encaminhamento_exame')
    if (causa === '01' || causa === '10') sobram.push('carta_referencia')
    return sobram
  },
})
