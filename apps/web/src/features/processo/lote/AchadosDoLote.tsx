import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { isExcepcionavel } from '@rh/domain/achado'
import { useId, useState } from 'react'
import { PendenciaList } from '../../../ui/feedback/PendenciaList.tsx'
import { isAceitavel } from '../alertas.ts'
import { ActionsBelow } from '../AlertaTicks.tsx'
import { useTela } from '../tela.ts'
import { agrupar, type Especie } from './achados.ts'
import type { AchadosDoItem } from './chamadas.ts'

interface AchadosDoLoteProps {
  readonly itens: readonly AchadosDoItem[]
  readonly cientes: ReadonlySet<string>
  /** The transition lifts blocks as an exception. */
  readonly excetua: boolean
  readonly onChange: (cientes: ReadonlySet<string>) => void
}

/** Findings of a transition over a batch, grouped by kind: how many people, who, and a tick where one may be given. */
export function AchadosDoLote({ itens, ...props }: AchadosDoLoteProps) {
  const { process } = useTela()
  const especies = agrupar(itens)
  const semVez = itens.flatMap(({ id, nome, recusa }) =>
    recusa === null ? [] : [{ id, nome, mensagem: recusa }],
  )
  const linhas = [
    ...especies.map((especie) => ({
      ...especie.exemplo,
      mensagem: dizer(especie, process.checks[especie.exemplo.check]),
      especie,
    })),
    ...(semVez.length > 0
      ? [
          {
            codigo: 'sem_vez',
            severidade: 'bloqueio' as const,
            mensagem: `${quantas(semVez.length)}: você não pode fazer esta mudança.`,
            especie: { exemplo: null, pessoas: semVez },
          },
        ]
      : []),
  ]
  if (linhas.length === 0) return null
  const renderAcao = ({ especie, mensagem }: (typeof linhas)[number]) => (
    <Acao especie={especie} mensagem={mensagem} {...props} />
  )
  return (
    <ActionsBelow>
      <PendenciaList pendencias={linhas} action={renderAcao} />
    </ActionsBelow>
  )
}

const quantas = (n: number): string => (n === 1 ? '1 pessoa' : `${n} pessoas`)

/** Message of the finding where all people have the same; otherwise the label of the check. */
function dizer({ exemplo, pessoas }: Especie, check: string | undefined): string {
  const iguais = pessoas.every(({ mensagem }) => mensagem === exemplo.mensagem)
  return `${quantas(pessoas.length)}: ${iguais ? exemplo.mensagem : (check ?? exemplo.mensagem)}`
}

/** Ticks or unticks a kind of finding. */
function comOuSem(cientes: ReadonlySet<string>, codigo: string): ReadonlySet<string> {
  const next = new Set(cientes)
  if (!next.delete(codigo)) next.add(codigo)
  return next
}

interface AcaoProps extends Omit<AchadosDoLoteProps, 'itens'> {
  readonly especie: Pick<Especie, 'pessoas'> & { readonly exemplo: Especie['exemplo'] | null }
  readonly mensagem: string
}

function Acao({ especie: { exemplo, pessoas }, mensagem, cientes, excetua, onChange }: AcaoProps) {
  const id = useId()
  const [aberto, setAberto] = useState(false)
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {exemplo && isAceitavel(exemplo) && (
          <FormControlLabel
            sx={{ m: 0 }}
            label={excetua && isExcepcionavel(exemplo) ? 'Autorizo a exceção' : 'Estou ciente'}
            slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 600 } } }}
            control={
              <Checkbox
                size="small"
                color="default"
                checked={cientes.has(exemplo.codigo)}
                onChange={() => onChange(comOuSem(cientes, exemplo.codigo))}
                slotProps={{ input: { 'aria-describedby': id } }}
              />
            }
          />
        )}
        <Button
          size="small"
          color="inherit"
          aria-expanded={aberto}
          aria-describedby={id}
          onClick={() => setAberto(!aberto)}
        >
          {aberto ? 'Recolher' : pessoas.length === 1 ? 'Quem é' : 'Quem são'}
        </Button>
      </Box>
      <span id={id} hidden>
        {mensagem}
      </span>
      {aberto && (
        <Box component="ul" sx={{ m: 0, ps: 2.5, maxHeight: 200, overflowY: 'auto', typography: 'body2' }}>
          {pessoas.map((pessoa) => (
            <li key={pessoa.id}>
              <b>{pessoa.nome}</b>: {pessoa.mensagem}
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
