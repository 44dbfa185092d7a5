import { quemAnexaAssinados, quemConfere } from '@rh/domain/processo/quem'
import { formularioRemanejamento } from '@rh/domain/processos/remanejamento/formulario'
import { provasDoRemanejamento } from '@rh/domain/processos/remanejamento/provas'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { regrasDoRemanejamento } from '@rh/domain/processos/remanejamento/rules'
import { camposVisiveisDoRemanejamento } from '@rh/domain/processos/remanejamento/visibilidade'
import { anexosOferecidos } from '../processo/anexos/oferecidos.ts'
import { listasDoTipo } from '../processo/listas/listas.ts'
import type { Montavel } from '../processo/modulo.ts'
import { moduloNascido } from '../processo/nascido.ts'
import { nomesDosCargos, nomesDosVinculos } from '../processo/nomes-dos-campos.ts'
import { opcoes, preencher } from './abertura.ts'
import { desfazer, efetivar, listDeixados, retornar } from './efeitos.ts'
import { gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { indiceDoRemanejamento } from './indice.ts'
import { remanejamentos } from './lista.ts'
import { nomesDosDestinos } from './nomes.ts'
import { papeisDoRemanejamento } from './papeis.ts'
import { abrirPar, comPar, reenviar } from './par.ts'
import { comoAtual, simular } from './simulacao.ts'

const modulo = (fuso: string): Montavel<ContextoDoServidor> => moduloRemanejamento(fuso)

/** Remanejamento on the engine: its facts, its rules (in the domain package) and what its moves do. */
export const moduloRemanejamento = moduloNascido<ContextoDoServidor>({
  process: remanejamento,
  indice: indiceDoRemanejamento,
  regras: regrasDoRemanejamento,
  // The two records of a swap go the same way together.
  efeitos: {
    reenviar,
    aprovar: comPar(modulo, 'aprovar'),
    efetivar: comPar(modulo, 'efetivar', efetivar),
    retornar,
    desfazer: comPar(modulo, 'desfazer', desfazer),
    reprovar: comPar(modulo, 'reprovar'),
    desistir: comPar(modulo, 'desistir'),
    cancelar: comPar(modulo, 'cancelar'),
  },
  datas: {
    vigencia: ({ leitura }) => leitura.parciais.vigencia ?? null,
    retorno: ({ leitura: { parciais } }) =>
      parciais.tipo === 'temporario' ? (parciais.retorno ?? null) : null,
  },
  fatosDoParecer: {
    muda_risco: ({ fatos }) => fatos.mudaRisco,
    ocupa_vaga: ({ fatos }) => fatos.destino !== null && fatos.troca === null,
  },
  formulario: formularioRemanejamento,
  visibilidade: { camposVisiveis: camposVisiveisDoRemanejamento },
  nomes: {
    postoId: nomesDosDestinos,
    trocaCom: nomesDosVinculos,
    'comPromocao.cargoId': nomesDosCargos,
  },
  anexos: anexosOferecidos({
    process: remanejamento,
    quemEnvia: quemAnexaAssinados,
    quemConfere,
    provas: provasDoRemanejamento,
  }),
  papeis: papeisDoRemanejamento,
  listas: listasDoTipo(remanejamentos),
  preencher,
  opcoes,
  aoAbrir: abrirPar(modulo),
  mantemFatos: true,
  outrosPostos: listDeixados,
  reunir: gatherContexto,
  simular,
  mostrar: ({ partida, origem, par }, ator) => ({
    atual: comoAtual(partida, origem, ator),
    par: par?.processo
      ? {
          id: par.processo.id,
          numero: par.processo.numero,
          nome: par.fatos.nome,
          status: par.processo.status,
        }
      : null,
  }),
})
