import { contrato } from '../campos/vinculo.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { defineProcessList } from '../processo/lista.ts'
import { admissao } from '../processos/admissao/admissao.ts'
import type { SetorSlug } from '../setores/setores.ts'
import { umDe } from './define-list.ts'

/** Sectors that an admission passes through, by the report's filter of where it stands. */
export const setoresDaAdmissao = {
  operacional: { label: 'Operacional' },
  vagas: { label: 'Vagas' },
  sesmt: { label: 'Sesmt' },
  rh: { label: 'Rh' },
  almoxarifado: { label: 'Almoxarifado' },
} as const satisfies Partial<Record<SetorSlug, { readonly label: string }>>
export type SetorDaAdmissao = keyof typeof setoresDaAdmissao

/** Report of admissions: the list, with how many days each step took and the sector that it waits for. */
export const listaRelatorioAdmissao = defineProcessList(admissao, {
  colunas: {
    cargo: { label: contrato.cargo.label, opcional: true },
    solicitadaEm: { label: 'Solicitada em', tipo: 'instante' },
    diasVaga: { label: 'Dias até a vaga', tipo: 'numero' },
    diasAnalise: { label: 'Dias em análise', tipo: 'numero' },
    diasEfetivar: { label: 'Dias até efetivar', tipo: 'numero' },
    diasFinalizar: { label: 'Dias até finalizar', tipo: 'numero' },
    diasTotal: { label: 'Dias ao todo', tipo: 'numero' },
  },
  filtros: {
    setor: umDe(codigosDe(setoresDaAdmissao), 'Setor desconhecido'),
  },
  descricoes: { setor: { label: 'Espera por', rotulos: setoresDaAdmissao } },
  atualizado: 'Atualizada',
})
