import { demissao } from '@rh/domain/processos/demissao/demissao'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { setores } from '@rh/domain/setores/setores'
import { prazosDaRescisao } from '@rh/domain/regras/rescisao/prazos'
import type { Causa } from '@rh/domain/regras/rescisao/causas'
import { isoDe } from '../../clock.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { insertFormulario, marcarEnvio } from '../processo/formulario.ts'
import { insertEvento } from '../processo/eventos.ts'
import { insertProcesso } from '../processo/repository.ts'
import { indiceDaDemissao } from './efeitos.ts'

/** How somebody left before there was a system. */
export interface DemissaoPassada {
  readonly vinculoId: number
  readonly contratoId: number
  readonly causa: Causa
  /** Last day of the contract. */
  readonly dia: string
}

/** Keeps a finished dismissal for each, numbered in the year in which it was: what was paid, the system does not know. */
export async function registrarPassadas(
  work: UnitOfWork,
  passadas: readonly DemissaoPassada[],
  { usuarioId, motivo }: { readonly usuarioId: number; readonly motivo: string },
): Promise<void> {
  const { tx, agora } = work
  for (const { vinculoId, contratoId, causa, dia } of passadas) {
    const dados: RawSheet = { causa, comunicacao: dia, desligamento: dia }
    const novo = {
      status: 'finalizada',
      setorOrigem: setores.rh.id,
      solicitanteId: usuarioId,
      contratoId,
      vinculoId,
      dataSolicitacao: isoDe(agora),
    }
    const { id } = await insertProcesso(work, demissao, novo, Number(dia.slice(0, 4)))
    await insertFormulario(tx, (form: RawSheet) => ({ vinculoId, ...indiceDaDemissao(form) }), id, dados)
    await marcarEnvio(tx, id)
    await insertEvento(work, { processoId: id, tipo: 'criacao', motivo, usuarioId })
    const { prazoOperacional } = prazosDaRescisao(dia)
    const datas = { comunicacao: dia, desligamento: dia, fimProjetado: dia, pagarAte: prazoOperacional }
    await tx
      .insertInto('demissao')
      .values({ processoId: id, vinculoId, causa, ...datas, comunicadoEm: dia, pagoEm: dia })
      .execute()
  }
}
