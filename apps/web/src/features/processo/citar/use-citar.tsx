import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Read } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'
import { listboxProps, optionId, optionProps } from '../../../ui/form/listbox.ts'
import { citacaoNoCursor, comCitacao, type Citacao } from './citar.ts'

const ESPERA_MS = 150

const Lista = styled('div')({ padding: 4, maxHeight: 240, overflowY: 'auto' })

const Opcao = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  minHeight: 36,
  padding: '7px 12px',
  borderRadius: 8,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.action.selected },
  '& small': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
}))

/** Query of the people who may be named, by what is typed of a name. */
export type PessoasDe = (busca: string) => Read<Pessoas>

export interface Pessoa {
  readonly id: number
  readonly nome: string
  readonly detalhe: string
}

interface Pessoas {
  readonly results: readonly Pessoa[]
}

/** People whose name begins as what is typed; none while nothing is. */
function usePessoas(pessoasDe: PessoasDe, citacao: Citacao | null): readonly Pessoa[] {
  const busca = useDebounced(citacao?.busca.trim() ?? '', ESPERA_MS)
  const { data } = useQuery({
    ...pessoasDe(busca),
    enabled: citacao !== null,
    placeholderData: keepPreviousData,
  })
  return citacao === null ? [] : (data?.results ?? [])
}

interface Citar {
  readonly pessoas: PessoasDe
  readonly texto: () => string
  /** The text with the whole name in it, and where the cursor then stands. */
  readonly onCitar: (dito: { readonly texto: string; readonly cursor: number }, pessoa: Pessoa) => void
  /** Above the text, where it stands at the foot of the page. */
  readonly acima?: boolean
}

/** The list that `@` opens in a text area, and the keys that choose from it. */
export function useCitar({ pessoas: pessoasDe, texto, onCitar, acima = false }: Citar) {
  const [citacao, setCitacao] = useState<Citacao | null>(null)
  const [escolhida, setEscolhida] = useState(0)
  const pessoas = usePessoas(pessoasDe, citacao)
  const listId = useId()
  const aberta = pessoas.length > 0
  const atual = Math.min(escolhida, pessoas.length - 1)
  const fechar = (): void => setCitacao(null)
  const citar = (pessoa: Pessoa | undefined): void => {
    if (!pessoa || !citacao) return
    onCitar(comCitacao(texto(), citacao, pessoa.nome), pessoa)
    fechar()
  }
  const lista: ReactNode = aberta && (
    <Paper
      elevation={8}
      sx={{
        position: 'absolute',
        zIndex: 5,
        insetInline: 0,
        ...(acima ? { bottom: '100%', mb: 0.5 } : { mt: 0.5 }),
      }}
    >
      <ListaDePessoas id={listId} pessoas={pessoas} atual={atual} onCitar={citar} />
    </Paper>
  )
  return {
    fechar,
    /** Looks for a name before the cursor. */
    ler: (dito: string, cursor: number): void => {
      setCitacao(citacaoNoCursor(dito, cursor))
      setEscolhida(0)
    },
    /** Answers whether the key was for the list. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (!aberta) return false
      const passo = passos[event.key]
      if (passo !== undefined) setEscolhida((atual + passo + pessoas.length) % pessoas.length)
      else if (event.key === 'Enter' || event.key === 'Tab') citar(pessoas[atual])
      else if (event.key === 'Escape') fechar()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    aria: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': aberta ? listId : undefined,
      'aria-activedescendant': aberta ? optionId(listId, atual) : undefined,
    },
    lista: (
      <>
        {lista}
        <output style={visuallyHidden}>
          {aberta && (pessoas.length === 1 ? '1 pessoa' : `${pessoas.length} pessoas`)}
        </output>
      </>
    ),
  } as const
}

const passos: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface ListaDePessoasProps {
  readonly id: string
  readonly pessoas: readonly Pessoa[]
  readonly atual: number
  readonly onCitar: (pessoa: Pessoa) => void
}

/** The list itself; the keyboard stays in the text area. */
const ListaDePessoas = ({ id, pessoas, atual, onCitar }: ListaDePessoasProps) => (
  <Lista {...listboxProps(id, 'Pessoas que você pode citar')}>
    {pessoas.map((pessoa, i) => (
      <Opcao
        key={pessoa.id}
        {...optionProps(id, i, i === atual)}
        // The text area keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onCitar(pessoa)}
      >
        {pessoa.nome} <small>{pessoa.detalhe}</small>
      </Opcao>
    ))}
  </Lista>
)
