import { horaCurta } from './janela-curta.ts'

// The audit trail of a user as sentences: rows of several tables that one save wrote become one event.

/** One row of the trail: table, operation and `{ coluna: [antes, depois] }`. */
export interface LinhaDaTrilha {
  readonly tabela: string
  readonly operacao: 'INSERT' | 'UPDATE' | 'DELETE'
  readonly mudancas: Readonly<Record<string, readonly [unknown, unknown]>>
}

/** What the numbers of the trail are called. */
export interface NomesDaTrilha {
  readonly grupo: (id: number) => string
  readonly contrato: (id: number) => string
  readonly vinculo: (id: number) => string
  /** A moment as people read it. */
  readonly quando: (instante: string) => string
}

export interface LinhaEmTexto {
  readonly campo: string
  readonly de: string | null
  readonly para: string | null
}

interface EmTexto {
  readonly titulo: string
  readonly linhas: readonly LinhaEmTexto[]
}

type Leitor = (linha: LinhaDaTrilha, nomes: NomesDaTrilha) => EmTexto | null

/** Texts and numbers as they are; the trail of a user holds nothing else that people read. */
const texto = (valor: unknown): string | null => {
  if (typeof valor === 'number') return String(valor)
  return typeof valor === 'string' && valor !== '' ? valor : null
}
const simNao = (valor: unknown): string | null =>
  typeof valor === 'boolean' ? (valor ? 'Sim' : 'Não') : null

const horaOuNada = (valor: unknown): string | null => (typeof valor === 'string' ? horaCurta(valor) : null)

const canaisEmTexto: Readonly<Record<string, string>> = {
  tela: 'na tela',
  email: 'por e-mail',
  push: 'no aparelho',
}
const assuntosEmTexto: Readonly<Record<string, string>> = {
  vez: 'a sua vez',
  citacao: 'citações',
  andamento: 'andamento dos pedidos',
  sistema: 'sistema',
}

/** Switches that are off: `a sua vez por e-mail, sistema na tela`. */
const listaDeAvisos = (valor: unknown): string | null => {
  if (!Array.isArray(valor) || valor.length === 0) return null
  return valor
    .map((chave) => {
      const [canal = '', assunto = ''] = String(chave).split(':')
      return `${assuntosEmTexto[assunto] ?? assunto} ${canaisEmTexto[canal] ?? canal}`
    })
    .join(', ')
}

type ComoLer = (valor: unknown, nomes: NomesDaTrilha) => string | null

/** Columns of the user that a person understands; the others follow from these or from the event's title. */
const colunas: Readonly<Record<string, readonly [campo: string, ler: ComoLer]>> = {
  nome: ['Nome', texto],
  usuario: ['Usuário', texto],
  email: ['E-mail', texto],
  telefone: ['Telefone', texto],
  vinculo_id: ['Colaborador', (id, { vinculo }) => (typeof id === 'number' ? vinculo(id) : null)],
  desativado_motivo: ['Motivo da desativação', texto],
  // Of before 2026-11; the trail keeps them.
  alerta_vez: ['Avisar quando for a sua vez', simNao],
  alerta_andamento: ['Avisar do andamento dos seus pedidos', simNao],
  avisos_desligados: ['Avisos desligados', listaDeAvisos],
  silencio_de: ['Silêncio a partir de', horaOuNada],
  silencio_ate: ['Silêncio até', horaOuNada],
  silencio_folgas: ['Silêncio em domingos e feriados', simNao],
}

const tituloDoUsuario = ({ operacao, mudancas }: LinhaDaTrilha): string | null => {
  if (operacao === 'INSERT') return 'Usuário criado'
  if (mudancas['ativo']) return mudancas['ativo'][1] === true ? 'Usuário reativado' : 'Usuário desativado'
  if (mudancas['senha_hash']) return 'Senha trocada'
  return Object.keys(mudancas).some((coluna) => coluna in colunas) ? 'Dados alterados' : null
}

const readUsuario: Leitor = (linha, nomes) => {
  const titulo = tituloDoUsuario(linha)
  if (titulo === null) return null
  const linhas = Object.entries(colunas).flatMap(([coluna, [campo, ler]]) => {
    const mudanca = linha.mudancas[coluna]
    const preferencia = /^(?:alerta|avisos|silencio)_/.test(coluna) && linha.operacao === 'INSERT'
    if (!mudanca || preferencia) return []
    const [de, para] = [ler(mudanca[0], nomes), ler(mudanca[1], nomes)]
    return de === para ? [] : [{ campo, de, para }]
  })
  return { titulo, linhas }
}

/** The value that a row gained or lost: what was added stands on the right, what was taken away on the left. */
const ganhoOuPerda = (campo: string, { operacao }: LinhaDaTrilha, valor: string): LinhaEmTexto =>
  operacao === 'DELETE' ? { campo, de: valor, para: null } : { campo, de: null, para: valor }

const valorDe = ({ operacao, mudancas }: LinhaDaTrilha, coluna: string): unknown =>
  mudancas[coluna]?.[operacao === 'DELETE' ? 0 : 1]

const readHorario: Leitor = (linha) => {
  const janela = `${horaCurta(String(valorDe(linha, 'entrada')))} às ${horaCurta(String(valorDe(linha, 'saida')))}`
  const dia = String(valorDe(linha, 'dia_semana'))
  return { titulo: 'Horários alterados', linhas: [ganhoOuPerda(dia, linha, janela)] }
}

const readLiberacao: Leitor = (linha, { quando }) => {
  if (linha.operacao === 'UPDATE') return { titulo: 'Liberação revogada', linhas: [] }
  const ate = quando(String(valorDe(linha, 'ate')))
  return {
    titulo: 'Acesso liberado fora do horário',
    linhas: [
      { campo: 'Até', de: null, para: ate },
      { campo: 'Motivo', de: null, para: texto(valorDe(linha, 'motivo')) },
    ],
  }
}

const readCodigo: Leitor = (linha, { quando }) => {
  if (linha.mudancas['usado_em']?.[1] && linha.operacao === 'UPDATE')
    return { titulo: 'Código de acesso usado', linhas: [] }
  if (linha.operacao === 'UPDATE') return null
  const ate = quando(String(valorDe(linha, 'expira_em')))
  return { titulo: 'Código de acesso gerado', linhas: [{ campo: 'Vale até', de: null, para: ate }] }
}

const tituloDoApp = { INSERT: 'cadastrado', UPDATE: 'trocado', DELETE: 'retirado' } as const

const readChaveDeAcesso: Leitor = ({ operacao, mudancas: { nome } }) => ({
  titulo: {
    INSERT: 'Chave de acesso cadastrada',
    UPDATE: 'Chave de acesso renomeada',
    DELETE: 'Chave de acesso retirada',
  }[operacao],
  linhas: nome ? [{ campo: 'Chave de acesso', de: texto(nome[0]), para: texto(nome[1]) }] : [],
})

const readCodigoDeRecuperacao: Leitor = ({ operacao }) => ({
  titulo:
    operacao === 'UPDATE'
      ? 'Código de recuperação usado'
      : operacao === 'INSERT'
        ? 'Códigos de recuperação criados'
        : 'Códigos de recuperação apagados',
  linhas: [],
})

const leitores: Readonly<Record<string, Leitor>> = {
  usuario: readUsuario,
  usuario_grupo: (linha, { grupo }) => ({
    titulo: 'Grupos alterados',
    linhas: [ganhoOuPerda('Grupo', linha, grupo(Number(valorDe(linha, 'grupo_id'))))],
  }),
  usuario_contrato: (linha, { contrato }) => ({
    titulo: 'Contratos alterados',
    linhas: [ganhoOuPerda('Contrato', linha, contrato(Number(valorDe(linha, 'contrato_id'))))],
  }),
  horario: readHorario,
  liberacao_horario: readLiberacao,
  codigo_acesso: readCodigo,
  fator_app: ({ operacao }) => ({ titulo: `Aplicativo de códigos ${tituloDoApp[operacao]}`, linhas: [] }),
  chave_de_acesso: readChaveDeAcesso,
  codigo_recuperacao: readCodigoDeRecuperacao,
  acesso_emergencia: (linha) => ({
    titulo: valorDe(linha, 'lacrado_em')
      ? 'Acesso de emergência lacrado'
      : 'Acesso de emergência usado ou retirado',
    linhas: [],
  }),
  usuario_foto: ({ operacao }) => ({
    titulo: operacao === 'DELETE' ? 'Foto retirada' : 'Foto trocada',
    linhas: [],
  }),
  push_aparelho: ({ operacao }) => ({
    titulo: operacao === 'DELETE' ? 'Avisos desativados num aparelho' : 'Avisos ativados num aparelho',
    linhas: [],
  }),
  aviso_mudo: ({ operacao }) => ({
    titulo: operacao === 'DELETE' ? 'Avisos de um processo reativados' : 'Avisos de um processo silenciados',
    linhas: [],
  }),
  sessao: () => ({ titulo: 'Sessões encerradas', linhas: [] }),
}

const CRIACAO = 'Usuário criado'
const igual = (a: LinhaEmTexto, b: LinhaEmTexto): boolean =>
  a.campo === b.campo && a.de === b.de && a.para === b.para

/** What one save did, in words. The rows of a creation tell one thing: that the user was created. */
export function emTexto(trilha: readonly LinhaDaTrilha[], nomes: NomesDaTrilha): EmTexto {
  const lidas = trilha.flatMap((linha) => leitores[linha.tabela]?.(linha, nomes) ?? [])
  const titulos = [...new Set(lidas.map(({ titulo }) => titulo))]
  const linhas = lidas.flatMap((lida) => lida.linhas)
  return {
    titulo: titulos.includes(CRIACAO) ? CRIACAO : titulos.join(' · ') || 'Registro atualizado',
    // A group that exists in several sectors is several rows and one word.
    linhas: linhas.filter((linha, i) => linhas.findIndex((outra) => igual(linha, outra)) === i),
  }
}
