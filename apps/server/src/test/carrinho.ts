import { z } from 'zod'
import type { Contract } from '@rh/domain/http/endpoint'
import { defineFormulario } from '@rh/domain/processo/formulario'
import { defineProcess } from '@rh/domain/processo/define'
import { montarChecklist } from '@rh/domain/processo/anexos'
import { estadosDosAnexos, listTiposDeDocumento } from '../modules/processo/anexos/repository.ts'
import type { Montavel } from '../modules/processo/modulo.ts'
import { montarProcesso, type DepsDoMotor } from '../modules/processo/montar.ts'
import { papeisDoTipo } from '../modules/processo/papeis.ts'
import { nomesDosPostos } from '../modules/processo/nomes-dos-campos.ts'
import type { Digitados } from '../modules/processo/campos.ts'
import { findFormulario } from '../modules/processo/formulario.ts'
import { findTimbre } from '../papeis/timbre.ts'

const semCampos = { campos: z.strictObject({}), veCampos: [] } as const

/** A kind of no company with a flat form, born sent: what the engine mounts for one is proven with it. */
export const carrinho = defineProcess({
  name: 'carrinho',
  label: { one: 'Carrinho', many: 'Carrinhos', data: 'Dia' },
  prefixo: 'CAR',
  statuses: {
    pedido: { label: 'RequestContext', tone: 'info' },
    devolvido: { label: 'Devolvido', tone: 'warning' },
    pronto: { label: 'Pronto', tone: 'success', final: true },
  },
  initial: 'pedido',
  nasce: { quem: ['Gestor'], checks: ['tem_cor'], unicoPorVinculo: true },
  doSolicitante: ['devolvido'],
  stages: [{ status: 'pedido', pareceres: ['calculo', 'pintura'], aoConcluir: 'aprontar' }],
  pareceres: {
    calculo: { ...semCampos, label: 'Cálculo', grupos: ['Rescisao'], observa: ['custoCentavos'] },
    pintura: { ...semCampos, label: 'Pintura', grupos: ['Almoxarifado'], observa: ['cor'] },
  },
  checks: { tem_cor: 'O carrinho tem cor' },
  transitions: {
    aprontar: { label: 'Aprontar', from: ['pedido'], to: 'pronto', quem: 'motor' },
    devolver: {
      label: 'Devolver',
      from: ['pedido'],
      to: 'devolvido',
      quem: 'da_vez',
      motivo: 'obrigatorio',
      itens: true,
      cautela: true,
    },
    reenviar: {
      label: 'Reenviar',
      from: ['devolvido'],
      to: 'pedido',
      quem: ['Gestor'],
      checks: ['tem_cor'],
    },
  },
})

const formulario = defineFormulario({
  folha: {
    schema: z.object({ cor: z.string(), postoId: z.int().optional(), custoCentavos: z.int().optional() }),
    campos: { cor: 'Cor', postoId: 'Posto', custoCentavos: 'Custo' },
  },
})

const papeis = papeisDoTipo({
  process: carrinho,
  papeis: { etiqueta: { label: 'Etiqueta', grupos: ['Gestor'], status: ['pedido'] } },
  modelos: { etiqueta: () => ({ titulo: 'Etiqueta', assunto: 'Carrinho', corpo: [] }) },
  reunir: async (db) => ({ timbre: await findTimbre(db) }),
})

interface Contexto {
  readonly cor: unknown
}

const modulo: Montavel<Contexto> = {
  process: carrinho,
  contexto: async ({ tx }, { id }) => ({ cor: (await findFormulario<Digitados>(tx, id)).dados['cor'] }),
  regras: {
    tem_cor: ({ cor }) =>
      cor ? [] : [{ codigo: 'sem_cor', severidade: 'bloqueio', mensagem: 'Falta a cor.', campo: 'cor' }],
  },
  formulario,
  indice: () => ({}),
  // What it costs is between Rescisão and the system.
  visibilidade: {
    camposVisiveis: (grupos) =>
      new Set(['cor', 'postoId', ...(grupos.includes('Rescisao') ? ['custoCentavos'] : [])]),
  },
  nomes: { postoId: nomesDosPostos },
  anexos: {
    process: carrinho,
    quemEnvia: ['Gestor'],
    quemConfere: ['Rescisao'],
    ve: (grupos) => grupos.includes('Gestor') || grupos.includes('Rescisao'),
    veSensiveis: (grupos) => grupos.includes('Rescisao'),
    // No document is demanded; those that anybody may send are offered.
    async checklist(db, processoId) {
      const [tipos, estados] = await Promise.all([
        listTiposDeDocumento(db, carrinho.name),
        estadosDosAnexos(db, processoId),
      ])
      return montarChecklist(
        tipos,
        () => false,
        (tipoId) => estados.get(tipoId) ?? 'pendente',
      )
    },
  },
  papeis,
  abrir: {
    setorOrigem: () => 1,
    preencher: async () => ({ cor: 'azul', custoCentavos: 4_200 }),
    opcoes: async () => ({ cores: ['azul', 'verde'] }),
    reunir: async (_db, { dados }) => ({ cor: dados['cor'] }),
    simular: ({ cor }) => ({ latas: cor ? 2 : 0 }),
  },
}

type Chamada = (args: object) => Promise<unknown>

/** The calls of the toy, as the engine answers them. */
export const chamadasDoCarrinho = (deps: DepsDoMotor): Readonly<Record<string, Chamada>> =>
  // Its contract is nobody's: what the calls take and answer is looked at one by one.
  montarProcesso<typeof carrinho, Contract, Contexto>(modulo, deps) as Readonly<Record<string, Chamada>>
