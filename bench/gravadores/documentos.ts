import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Gravador } from './gravador.ts'
import { entrarComo, type Pessoa } from './pessoa.ts'

const MAX_BYTES = 300_000
/** Of the older ones, so many are read again after each fall. */
const DE_ANTES = 20

interface Checklist {
  readonly itens: readonly {
    readonly tipoId: number
    readonly sensivel: boolean
    readonly arquivos: readonly { readonly id: number; readonly nome: string | null }[]
  }[]
}
interface Confirmado {
  readonly nome: string
  readonly sha256: string
}

const sha256De = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Documents of an admission: the row in the database and the bytes on the disk. */
export function gravarDocumentos(): Gravador {
  const confirmados: Confirmado[] = []
  const perdidos = new Set<string>()
  let conferidos = 0
  let pessoa: Pessoa | undefined
  let admissao: { readonly id: number; readonly tipoId: number } | undefined
  const checklist = (quem: Pessoa, id: number) => quem.ler<Checklist>(`/api/admissao/anexos/${id}`)
  const aConferir = (): readonly Confirmado[] => {
    const antes = Array.from({ length: conferidos && DE_ANTES }, () => confirmados[randomInt(conferidos)])
    return [...confirmados.slice(conferidos), ...antes.filter((um) => um !== undefined)]
  }
  return {
    nome: 'documentos',
    clientes: 1,
    porRodada: 8,
    entrar: async (servidor) => {
      pessoa = await entrarComo(servidor, 'coordenador.operacional')
      if (admissao) return
      const { id } = await pessoa.mandar<{ id: number }>('/api/admissao/criar', {})
      const { itens } = await checklist(pessoa, id)
      // Who sends a document of health may not open it.
      admissao = { id, tipoId: itens.find(({ sensivel }) => !sensivel)?.tipoId ?? 0 }
    },
    gravar: async () => {
      const bytes = Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        randomBytes(randomInt(1, MAX_BYTES)),
        Buffer.from('\n%%EOF'),
      ])
      const nome = `${randomUUID()}.pdf`
      const arquivo = new File([bytes], nome, { type: 'application/pdf' })
      await pessoa?.enviar(
        `/api/admissao/anexo?admissaoId=${admissao?.id}&tipoId=${admissao?.tipoId}`,
        arquivo,
      )
      confirmados.push({ nome, sha256: sha256De(bytes) })
    },
    conferir: async () => {
      if (!pessoa || !admissao) throw new Error('Nobody signed in')
      const { itens } = await checklist(pessoa, admissao.id)
      const ids = new Map(
        itens.flatMap(({ arquivos }) => arquivos.map(({ id, nome }) => [nome, id] as const)),
      )
      for (const { nome, sha256 } of aConferir()) {
        const id = ids.get(nome)
        const inteiro =
          id !== undefined && sha256De(await pessoa.baixar(`/api/admissao/anexo/${id}`)) === sha256
        if (!inteiro) perdidos.add(nome)
      }
      conferidos = confirmados.length
      return { confirmadas: confirmados.length, perdidas: perdidos.size, pelaMetade: 0 }
    },
  }
}
