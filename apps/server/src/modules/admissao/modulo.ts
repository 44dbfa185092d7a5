import { admissao } from '@rh/domain/processos/admissao/admissao'
import { compararRascunhos } from '@rh/domain/processos/admissao/rascunho'
import type { Contexto } from '@rh/domain/processos/admissao/rule'
import { regras } from '@rh/domain/processos/admissao/rules'
import { prazosDaAdmissao } from '@rh/domain/regras/esocial/prazos'
import type { Escrita } from '../../db/escrita.ts'
import { hojeEm } from '../../relogio.ts'
import { marcarEnvio } from '../processo/formulario.ts'
import type { Modulo } from '../processo/modulo.ts'
import type { Processo } from '../processo/repository.ts'
import { efetivar } from './efetivar.ts'
import { gatherContexto, lockPosto } from './fatos.ts'
import { aoOpinarSobreUniforme } from './kit.ts'
import { revogarLinks } from '../processo/link.ts'
import { indiceDaAdmissao } from './indice.ts'
import { findDados } from './repository.ts'

const marcar = async ({ tx, agora }: Escrita, processo: Processo) => {
  await marcarEnvio(tx, processo.id)
  await revogarLinks(tx, processo.id, agora)
  return {}
}

const ultimoDiaDe = (inicio: string | undefined): string | null =>
  inicio === undefined ? null : prazosDaAdmissao(inicio).enviarAte

/** Admissão on the engine: its facts, its rules (in the domain package) and what its moves do. */
export const moduloAdmissao = (fuso: string): Modulo<Contexto> => ({
  process: admissao,
  indice: indiceDaAdmissao,
  regras,
  async contexto({ tx, agora }, processo, ator) {
    const { dados } = await findDados(tx, processo.id)
    const postoId = dados.vaga?.postoId
    if (typeof postoId === 'number') await lockPosto(tx, postoId)
    return gatherContexto(tx, { dados, processoId: processo.id, hoje: hojeEm(agora, fuso), ator })
  },
  // On the eve at the latest: the registration is due then.
  agendarAte: (_, { leitura }) => ultimoDiaDe(leitura.parciais.vaga.dataPrevista),
  aoOpinar: aoOpinarSobreUniforme(fuso),
  efeitos: { enviar: marcar, reenviar: marcar, efetivar },
  async mudancas({ tx }, processo) {
    const { dados, enviados } = await findDados(tx, processo.id)
    return enviados ? compararRascunhos(enviados, dados) : []
  },
})
