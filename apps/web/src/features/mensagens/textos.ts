import type { AssuntoNaLista } from '@rh/domain/contract/mail'
import type { Caixa } from '@rh/domain/mensagens/limites'

export const nomesDasCaixas: Readonly<
  Record<Caixa | 'rascunhos', { readonly nome: string; readonly icone: string }>
> = {
  entrada: { nome: 'Entrada', icone: 'entrada' },
  enviadas: { nome: 'Enviadas', icone: 'enviar' },
  rascunhos: { nome: 'Rascunhos', icone: 'editar' },
  estrela: { nome: 'Com estrela', icone: 'estrela' },
  arquivadas: { nome: 'Arquivadas', icone: 'arquivar' },
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** `Ana e Setor Rh`, `Ana, Rui e mais 3`; nobody is said so. */
export const nomesDitos = (nomes: readonly string[], max = 3): string =>
  nomes.length === 0
    ? 'Sem destinatário'
    : lista.format(
        nomes.length > max ? [...nomes.slice(0, max - 1), `mais ${nomes.length - max + 1}`] : nomes,
      )

/** Who stands in the line of a subject: the author, or to whom one's own message went. */
export const quemNaLista = ({
  minha,
  para,
  autor,
}: Pick<AssuntoNaLista, 'minha' | 'para' | 'autor'>): string => (minha ? `Para: ${nomesDitos(para)}` : autor)

/** `Lida por 3 de 8`, of a message to one person `Lida` or `Ainda não lida`. */
export function leiturasDitas({ lidas, total }: { readonly lidas: number; readonly total: number }): string {
  if (total === 1) return lidas === 1 ? 'Lida' : 'Ainda não lida'
  return `Lida por ${lidas} de ${total}`
}
