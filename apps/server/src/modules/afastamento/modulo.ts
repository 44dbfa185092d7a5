import type { RawSheet } from '@rh/domain/processo/raw-form'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { formularioAfastamento } from '@rh/domain/processos/afastamento/formulario'
import { regraDoMotivo, regrasDoAfastamento } from '@rh/domain/processos/afastamento/rules'
import {
  camposVisiveisDoAfastamento,
  leTextosDoAfastamento,
} from '@rh/domain/processos/afastamento/visibilidade'
import { findFormulario, updateFormulario, type Indice } from '../processo/formulario.ts'
import { listasDoTipo } from '../processo/listas/listas.ts'
import { nomesDosVinculos } from '../processo/nomes-dos-campos.ts'
import type { Montavel, Olhar } from '../processo/modulo.ts'
import { moduloNascido } from '../processo/nascido.ts'
import { opcoes, preencher } from './abertura.ts'
import { anexosDoAfastamento } from './anexos.ts'
import { corrigir, desfazer, homologar, reenviar, registrar, registrarExame, reservar } from './efeitos.ts'
import { comEstabilidades } from './estabilidades.ts'
import { gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { listagemAfastamento } from './lista.ts'
import { papeisDoAfastamento } from './papeis.ts'
import { mostrar } from './registro.ts'
import { simular } from './simulacao.ts'
import { finalizar, retornoDe } from './volta.ts'

/** A leave is found by its first day; it holds no slot. */
export const indiceDoAfastamento = (dados: RawSheet): Indice => ({
  data: formularioAfastamento.ler(dados).parciais.inicio ?? null,
})

const motivoEm = ({ dados }: Olhar): string | undefined => {
  const { motivo } = dados
  return typeof motivo === 'string' ? motivo : undefined
}

/** Afastamento on the engine: its facts, its rules (in the domain package) and what its moves and acts do. */
export const moduloAfastamento = (fuso: string): Montavel<ContextoDoServidor> =>
  moduloNascido({
    process: afastamento,
    indice: indiceDoAfastamento,
    regras: regrasDoAfastamento,
    efeitos: {
      reenviar: comEstabilidades(reenviar),
      homologar: comEstabilidades(homologar(fuso)),
      finalizar: comEstabilidades(finalizar),
      recusar: comEstabilidades(desfazer),
      desistir: comEstabilidades(desfazer),
      cancelar: comEstabilidades(desfazer),
    },
    atos: {
      editar: comEstabilidades(corrigir(fuso)),
      inss: comEstabilidades(registrar),
      cat: registrar,
      exame: registrarExame,
    },
    datas: { retorno: retornoDe },
    fatosDoParecer: {
      homologa_sesmt: (contexto) => regraDoMotivo(contexto)?.homologa !== 'departamento_pessoal',
      homologa_departamento_pessoal: (contexto) =>
        regraDoMotivo(contexto)?.homologa === 'departamento_pessoal',
    },
    // Whether the days add up is what Sesmt says, in the form where the rules read it.
    async aoOpinar({ tx }, { id, vinculoId }, { parecer, decisao, dados: dito }) {
      const { mesmaDoenca } = dito
      if (parecer !== 'sesmt' || decisao !== 'aprovado' || typeof mesmaDoenca !== 'boolean') return {}
      const { dados } = await findFormulario<RawSheet>(tx, id)
      const indice = (form: RawSheet) => ({ vinculoId, ...indiceDoAfastamento(form) })
      await updateFormulario(tx, indice, id, { ...dados, mesmaDoenca })
      return {}
    },
    formulario: formularioAfastamento,
    visibilidade: {
      camposVisiveis: (grupos, olhar) =>
        camposVisiveisDoAfastamento(grupos, { motivo: motivoEm(olhar), preenche: olhar.preenche }),
      leTextos: (grupos, olhar) =>
        leTextosDoAfastamento(grupos, { motivo: motivoEm(olhar), preenche: olhar.preenche }),
    },
    nomes: { cobertura: nomesDosVinculos },
    anexos: anexosDoAfastamento,
    papeis: papeisDoAfastamento,
    listas: listasDoTipo(listagemAfastamento),
    preencher,
    opcoes,
    reunir: (db, pedido) => gatherContexto(db, pedido, fuso),
    aoAbrir: comEstabilidades(reservar),
    simular,
    mostrar,
  })(fuso)
