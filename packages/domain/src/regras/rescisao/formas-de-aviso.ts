import type { OpcaoDeAviso } from '../aviso/cumprimento.ts'

// Apart from what each cause offers of them: the declaration of the process, which every page loads, needs no more.

/** How the notice of a dismissal is given. Of who resigns, `indenizado` is a notice that will not be served. */
export const formasDeAviso = {
  trabalhado: 'Trabalhado',
  indenizado: 'Indenizado',
  dispensado: 'Dispensado',
  nao_se_aplica: 'Não se aplica',
} as const
export type FormaDeAviso = keyof typeof formasDeAviso

/** How the days of a worked notice are shortened (CLT art. 488), and the option of the rules of notice. */
export const reducoesDoAviso = {
  '2_horas': { rotulo: 'Sair 2 horas antes todo dia', opcao: '2_HORAS' },
  '7_dias': { rotulo: 'Faltar os últimos 7 dias', opcao: '7_DIAS' },
} as const satisfies Readonly<Record<string, { readonly rotulo: string; readonly opcao: OpcaoDeAviso }>>
export type ReducaoDoAviso = keyof typeof reducoesDoAviso
