import { quemAnexaAssinados, quemConfere } from '@rh/domain/processo/quem'
import { formularioPromocao } from '@rh/domain/processos/promocao/formulario'
import { provasDaPromocao } from '@rh/domain/processos/promocao/provas'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { regrasDaPromocao } from '@rh/domain/processos/promocao/rules'
import { camposVisiveisDaPromocao } from '@rh/domain/processos/promocao/visibilidade'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { comoAtual } from '../processo/alteracao/partida.ts'
import { anexosOferecidos } from '../processo/anexos/oferecidos.ts'
import type { Indice } from '../processo/formulario.ts'
import { listasDoTipo } from '../processo/listas/listas.ts'
import { moduloNascido } from '../processo/nascido.ts'
import { nomesDosCargos, nomesDosPostos } from '../processo/nomes-dos-campos.ts'
import { opcoes, preencher } from './abertura.ts'
import { desfazer, efetivar } from './efeitos.ts'
import { gatherContexto } from './fatos.ts'
import { promocoes } from './lista.ts'
import { papeisDaPromocao } from './papeis.ts'
import { simular } from './simulacao.ts'

/** A promotion that names another post asks for a slot of it; any other asks for none. */
export const indiceDaPromocao = (dados: RawSheet): Indice => {
  const { vigencia = null, postoId = null } = formularioPromocao.ler(dados).parciais
  return { data: vigencia, postoId }
}

/** Promoção on the engine: its facts, its rules (in the domain package) and what its moves do. */
export const moduloPromocao = moduloNascido({
  process: promocao,
  indice: indiceDaPromocao,
  regras: regrasDaPromocao,
  efeitos: { efetivar, desfazer },
  datas: { vigencia: ({ leitura }) => leitura.parciais.vigencia ?? null },
  fatosDoParecer: { muda_risco: ({ fatos }) => fatos.mudaRisco },
  formulario: formularioPromocao,
  visibilidade: { camposVisiveis: camposVisiveisDaPromocao },
  nomes: { cargoId: nomesDosCargos, postoId: nomesDosPostos },
  anexos: anexosOferecidos({
    process: promocao,
    quemEnvia: quemAnexaAssinados,
    quemConfere,
    provas: provasDaPromocao,
  }),
  papeis: papeisDaPromocao,
  listas: listasDoTipo(promocoes),
  preencher,
  opcoes,
  reunir: gatherContexto,
  simular,
  mostrar: ({ partida }, ator) => ({ atual: comoAtual(partida, ator) }),
})
