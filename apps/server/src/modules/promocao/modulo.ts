import { formularioPromocao } from '@rh/domain/processos/promocao/formulario'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { regrasDaPromocao } from '@rh/domain/processos/promocao/rules'
import { camposVisiveisDaPromocao } from '@rh/domain/processos/promocao/visibilidade'
import type { FolhaDigitada } from '@rh/domain/processo/digitado'
import { hojeEm } from '../../clock.ts'
import { lockPosto } from '../contratos/posto.ts'
import type { Indice } from '../processo/formulario.ts'
import { findFormulario } from '../processo/formulario.ts'
import type { Montavel } from '../processo/modulo.ts'
import { nomesDosCargos, nomesDosPostos } from '../processo/nomes-dos-campos.ts'
import { lockVinculo } from '../processo/repository.ts'
import { aberturaDaPromocao } from './abertura.ts'
import { anexosDaPromocao } from './anexos.ts'
import { desfazer, efetivar, exigirVinculoDo } from './efeitos.ts'
import { gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { listasDaPromocao } from './lista.ts'
import { papeisDaPromocao } from './papeis.ts'
import { comoAtual, simular } from './simulacao.ts'

/** A promotion that names another post asks for a slot of it; any other asks for none. */
export const indiceDaPromocao = (dados: FolhaDigitada): Indice => {
  const { vigencia = null, postoId = null } = formularioPromocao.ler(dados).parciais
  return { data: vigencia, postoId }
}

/** Promoção on the engine: its facts, its rules (in the domain package) and what its moves do. */
export const moduloPromocao = (fuso: string): Montavel<ContextoDoServidor> => ({
  process: promocao,
  indice: indiceDaPromocao,
  regras: regrasDaPromocao,
  async contexto({ tx, agora }, processo, ator) {
    const vinculoId = exigirVinculoDo(processo)
    await lockVinculo(tx, vinculoId)
    const { dados } = await findFormulario<FolhaDigitada>(tx, processo.id)
    const { postoId } = indiceDaPromocao(dados)
    if (postoId) await lockPosto(tx, postoId)
    return gatherContexto(tx, { dados, vinculoId, processoId: processo.id, hoje: hojeEm(agora, fuso), ator })
  },
  efeitos: { efetivar, desfazer },
  datas: { vigencia: ({ leitura }) => leitura.parciais.vigencia ?? null },
  fatosDoParecer: { muda_risco: ({ fatos }) => fatos.mudaRisco },
  formulario: formularioPromocao,
  visibilidade: { camposVisiveis: camposVisiveisDaPromocao },
  nomes: { cargoId: nomesDosCargos, postoId: nomesDosPostos },
  anexos: anexosDaPromocao,
  papeis: papeisDaPromocao,
  listas: listasDaPromocao,
  abrir: aberturaDaPromocao,
  async extras(db, { processo, dados, ator, hoje }) {
    const contexto = await gatherContexto(db, {
      dados,
      vinculoId: exigirVinculoDo(processo),
      processoId: processo.id,
      hoje,
      ator,
    })
    return { atual: comoAtual(contexto.partida, ator), simulacao: simular(contexto, ator) }
  },
})
