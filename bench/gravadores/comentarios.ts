import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Gravador } from './gravador.ts'
import { entrarComo, type Pessoa } from './pessoa.ts'

const ENTRE_TENTATIVAS_MS = 50
const TENTATIVAS = 200

/** Comments on one draft, each repeated under its key until it was answered, as the screens do: never twice. */
export function gravarComentarios(): Gravador {
  const textos: string[] = []
  let pessoa: Pessoa | undefined
  let rascunho: number | undefined
  const comentar = async (texto: string): Promise<boolean> => {
    const corpo = { id: rascunho, texto }
    const feito = await pessoa?.mandar('/api/admissao/comentario', corpo, texto).catch(() => undefined)
    return feito !== undefined
  }
  return {
    nome: 'comentários',
    clientes: 1,
    // A person comments so often in a minute.
    porRodada: 3,
    entrar: async (servidor) => {
      pessoa = await entrarComo(servidor, 'coordenador.operacional')
      rascunho ??= (await pessoa.mandar<{ id: number }>('/api/admissao/criar', {})).id
    },
    gravar: async () => {
      const texto = randomUUID()
      for (let vez = 0; !(await comentar(texto)); vez++) {
        if (vez === TENTATIVAS) throw new Error('No answer came')
        await sleep(ENTRE_TENTATIVAS_MS)
      }
      textos.push(texto)
    },
    conferir: async (client) => {
      const { rows } = await client.query<{ texto: string; vezes: number }>(
        'select motivo as texto, count(*)::int as vezes from processo_evento where processo_id = $1 group by 1',
        [rascunho],
      )
      const vezes = new Map(rows.map((linha) => [linha.texto, linha.vezes]))
      return {
        confirmadas: textos.length,
        perdidas: textos.filter((texto) => !vezes.has(texto)).length,
        pelaMetade: [...vezes].filter(([texto, n]) => n > 1 && texto !== null).length,
      }
    },
  }
}
