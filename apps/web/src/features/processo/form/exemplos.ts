import { defineFormulario } from '@rh/domain/processo/formulario'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapas } from '@rh/domain/processos/admissao/etapas'
import { compararRascunhos, readRascunho, normalizarEtapa } from '@rh/domain/processos/admissao/rascunho'
import { camposLabel } from '@rh/domain/processos/admissao/campos'
import { z } from 'zod'
import type { FormularioDaTela } from './formulario.ts'

// Forms for the tests: one that there is, and one that there is not.

type Lido = Pick<
  FormularioDaTela,
  'tipo' | 'etapas' | 'campos' | 'anexos' | 'ler' | 'comparar' | 'normalizar'
>

const semTela = (lido: Lido): FormularioDaTela => ({
  ...lido,
  passos: {},
  nomeDe: () => null,
  rotulosDe: () => ({ etapa: (etapa) => etapa, campo: (_, campo) => campo, valor: () => '' }),
  destino: { antes: '', depois: '' },
})

export const daAdmissao = semTela({
  tipo: admissao.name,
  etapas,
  campos: camposLabel,
  anexos: true,
  ler: readRascunho,
  comparar: compararRascunhos,
  normalizar: (etapa, digitada) => normalizarEtapa(etapa as keyof typeof etapas, digitada),
})

const viagem = defineFormulario({
  etapas: {
    ida: {
      label: 'Ida',
      schema: z.strictObject({ dia: z.iso.date('Dia inválido'), hora: z.string().optional() }),
      campos: { dia: 'Dia da ida', hora: 'Hora' },
    },
    volta: {
      label: 'Volta',
      schema: z.strictObject({ dia: z.iso.date('Dia inválido') }),
      campos: { dia: 'Dia da volta' },
    },
  },
})

/** Form of two steps and no documents, of a kind that does not exist. */
export const inventado = semTela({
  // Its addresses have to be in the catalogue.
  tipo: admissao.name,
  etapas: viagem.etapas,
  campos: { ida: viagem.etapas.ida.campos, volta: viagem.etapas.volta.campos },
  anexos: false,
  ler: viagem.ler,
  comparar: viagem.comparar,
  normalizar: (etapa, digitada) => viagem.normalizar(etapa as 'ida' | 'volta', digitada),
})
