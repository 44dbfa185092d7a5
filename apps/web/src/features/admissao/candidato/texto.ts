import { formatDate } from '../../../lib/format.ts'

interface ParaAMensagem {
  readonly nome: string | null
  readonly endereco: string
  /** Last day of the link, as `YYYY-MM-DD`. */
  readonly ate: string
}

/** What is sent to the person with the link: short, and with how to get in. */
export const mensagemDe = ({ nome, endereco, ate }: ParaAMensagem): string =>
  [
    `Olá${nome ? `, ${nome.trim().split(/\s+/)[0]}` : ''}!`,
    'Para adiantar a sua admissão, preencha seus dados e fotografe seus documentos por este link:',
    endereco,
    `Para entrar, use a sua data de nascimento e os 3 últimos números do seu CPF. O link vale até ${formatDate(ate)} e é só seu.`,
  ].join('\n\n')

/** Opens the conversation with the person, or the list of conversations where no mobile is known. */
export function whatsappHref(telefone: string | null, mensagem: string): string {
  const digitos = (telefone ?? '').replace(/\D/g, '')
  const quem = digitos.length === 11 ? `55${digitos}` : ''
  return `https://wa.me/${quem}?text=${encodeURIComponent(mensagem)}`
}

const contar = (total: number, um: string, muitos: string): string[] =>
  total === 0 ? [] : [`${total} ${total === 1 ? um : muitos}`]

/** `3 respostas e 1 arquivo`: what waits to be looked at; empty for nothing. */
export const contarRecebido = (campos: number, arquivos: number): string =>
  [...contar(campos, 'resposta', 'respostas'), ...contar(arquivos, 'arquivo', 'arquivos')].join(' e ')
