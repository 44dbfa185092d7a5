import { ateAprovar } from '../../processo/pedido.ts'

/** What the kind and its statuses are called: apart from the declaration, for pages that show no more of it. */
export const situacoesDaAdmissao = {
  label: { one: 'Admissão', many: 'Admissões', data: 'Admissão' },
  statuses: {
    rascunho: { label: 'Rascunho', tone: 'default' },
    ...ateAprovar,
    efetivada: {
      label: 'Efetivada',
      tone: 'success',
      celebra: { titulo: 'Bem-vindo à equipe!', texto: 'Já é colaborador, com a matrícula {matricula}.' },
    },
    finalizada: { label: 'Finalizada', tone: 'default', final: true },
    reprovada: { label: 'Reprovada', tone: 'error', final: true },
    desistencia: { label: 'Desistência', tone: 'default', final: true },
    cancelada: { label: 'Cancelada', tone: 'default', final: true },
  },
} as const
