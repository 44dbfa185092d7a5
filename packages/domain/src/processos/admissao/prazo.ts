import { definePrazos } from '../../processo/prazo.ts'
import { diasUteisAntes } from '../../regras/calendario/dias-uteis.ts'
import { prazosDaAdmissao } from '../../regras/esocial/prazos.ts'
import { admissao } from './admissao.ts'

const registro = (inicio: string): string => prazosDaAdmissao(inicio).enviarAte

/** A step of the house, so many business days before the person is registered. */
const antes = (rotulo: string, diasUteis: number) => ({
  rotulo,
  lei: ({ data }: { readonly data: string }) => registro(data),
  ate: ({ data }: { readonly data: string }) => diasUteisAntes(registro(data), diasUteis),
})

/**
 * Terms of an admission: eSocial wants it the day before the start (MOS S-2200); each step before that has a business
 * day of its own, so that the last one is not left with all of them.
 */
export const prazosDasAdmissoes = definePrazos(admissao, {
  termos: {
    envio: antes('envio', 3),
    correcao: antes('correção', 3),
    vaga: antes('vaga', 3),
    analise: antes('análise', 2),
    aprovar: antes('aprovação', 1),
    esocial: { rotulo: 'eSocial', lei: ({ data }) => registro(data) },
    uniforme: { rotulo: 'uniforme', lei: ({ data }) => data },
  },
  em: {
    rascunho: 'envio',
    devolvida: 'correcao',
    solicitada: 'vaga',
    em_analise: { falta: ['exame', 'documentos'], ate: 'analise', depois: 'aprovar' },
    aprovada: 'esocial',
    efetivada: { falta: ['entrega'], ate: 'uniforme', depois: null },
    finalizada: null,
    reprovada: null,
    desistencia: null,
    cancelada: null,
  },
})
