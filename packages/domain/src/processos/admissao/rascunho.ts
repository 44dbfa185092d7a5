import type { FolhaDigitada } from '../../processo/digitado.ts'
import { defineFormulario, type LeituraDe, type RascunhoDe } from '../../processo/formulario.ts'
import { etapas } from './etapas.ts'
import { listas } from './listas.ts'
import { camposLabel } from './rotulos.ts'

export const formulario = defineFormulario({
  etapas: {
    vaga: { ...etapas.vaga, campos: camposLabel.vaga },
    pessoais: { ...etapas.pessoais, campos: camposLabel.pessoais },
    documentos: { ...etapas.documentos, campos: camposLabel.documentos },
    endereco: { ...etapas.endereco, campos: camposLabel.endereco },
    dependentes: {
      ...etapas.dependentes,
      campos: camposLabel.dependentes,
      listas: listas.dependentes,
    },
    bancarios: { ...etapas.bancarios, campos: camposLabel.bancarios },
    beneficios: { ...etapas.beneficios, campos: camposLabel.beneficios, listas: listas.beneficios },
    uniforme: { ...etapas.uniforme, campos: camposLabel.uniforme, listas: listas.uniforme },
  },
})

/** A draft: any step, any field, as typed. */
export type Rascunho = RascunhoDe<typeof formulario>
export type EtapaDigitada = FolhaDigitada
export type Leitura = LeituraDe<typeof formulario>

export const rascunhoSchema = formulario.rascunhoSchema
export const normalizarEtapa = formulario.normalizar
export const lerRascunho = formulario.ler
export const compararRascunhos = formulario.comparar
export const completude = formulario.completude
