import { demissao } from '@rh/domain/processos/demissao/demissao'
import { formularioDemissao } from '@rh/domain/processos/demissao/formulario'
import { regrasDaDemissao } from '@rh/domain/processos/demissao/rules'
import { camposVisiveisDaDemissao, veCausa } from '@rh/domain/processos/demissao/visibilidade'
import { verificarDemissao } from '@rh/domain/regras/rescisao/pedido'
import { listasDoTipo } from '../processo/listas/listas.ts'
import type { Montavel } from '../processo/modulo.ts'
import { moduloNascido } from '../processo/nascido.ts'
import { opcoes, preencher } from './abertura.ts'
import { anexosDaDemissao } from './anexos.ts'
import {
  abrir,
  comunicar,
  conferir,
  desligamentoDe,
  desligar,
  devolverCalculo,
  finalizar,
  indiceDaDemissao,
  prorrogar,
  recalcular,
  reconsiderar,
  reenviar,
} from './efeitos.ts'
import { gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { listagemDemissao } from './lista.ts'
import { papeisDaDemissao } from './papeis.ts'
import { aoOpinar } from './pareceres.ts'
import { mostrar } from './registro.ts'
import { simular } from './simulacao.ts'
import { travarVagas } from './vagas.ts'

/** The cause asks for an exam, and the last one does not reach the end of the contract (NR-7 item 7.5.11). */
const isExameDevido = ({ fatos: { pedido, circunstancias } }: ContextoDoServidor): boolean =>
  verificarDemissao(pedido, { ...circunstancias, asoDemissional: null }).some(
    ({ codigo }) => codigo === 'ASO_DEMISSIONAL',
  )

/** Demissão on the engine: its facts, its rules (in the domain package) and what its moves, pareceres and acts do. */
export const moduloDemissao = (fuso: string): Montavel<ContextoDoServidor> =>
  moduloNascido({
    process: demissao,
    indice: indiceDaDemissao,
    regras: regrasDaDemissao,
    efeitos: {
      reenviar,
      comunicar,
      desligar: desligar(fuso),
      reconsiderar,
      conferir,
      devolver_calculo: devolverCalculo,
      finalizar,
    },
    atos: { calculo: recalcular, complemento: recalcular, prorrogacao: prorrogar, recontratacao: recalcular },
    datas: { desligamento: desligamentoDe },
    fatosDoParecer: { exame_devido: isExameDevido },
    aoOpinar: aoOpinar(fuso),
    formulario: formularioDemissao,
    visibilidade: { camposVisiveis: camposVisiveisDaDemissao, leTextos: veCausa },
    anexos: anexosDaDemissao,
    papeis: papeisDaDemissao,
    listas: listasDoTipo(listagemDemissao),
    preencher,
    opcoes,
    travar: travarVagas,
    reunir: gatherContexto,
    aoAbrir: abrir,
    simular,
    mostrar,
  })(fuso)
