import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type { Pendencia } from '@rh/domain/pendencia'
import { formatNumber } from '../../../lib/format.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { aceitosDe, hasBloqueio, isTudoCiente } from '../../processo/alertas.ts'
import { AlertaTicks } from '../../processo/AlertaTicks.tsx'
import { Comecar } from './Comecar.tsx'
import { NENHUMA, osQueVao, pedidoDe, type Escolhas, type Escolhivel, type Grupo } from './escolha.ts'
import { Pessoas, type EstadoDaLinha } from './Pessoas.tsx'
import { Soma, type SomaProps } from './Soma.tsx'

interface PessoaPrevista extends Escolhivel {
  readonly nome: string
  readonly deCentavos: number
  readonly paraCentavos: number
}

/** A choice that was read, ready to be sent with the parameters that it was made of. */
export interface PedidoColetivo extends ReturnType<typeof pedidoDe> {
  readonly titulo: string
  readonly alertasAceitos: string[]
}

interface PreviaColetivaProps<P> {
  readonly pessoas: readonly P[]
  /** About the batch itself. */
  readonly pendencias: readonly Pendencia[]
  /** What is done to the people: `Reajustar`. */
  readonly verbo: string
  readonly grupos: Readonly<Record<Grupo, string>>
  readonly colunas: readonly string[]
  /** What it means to stay out: `O salário continua como está.` */
  readonly ficaFora: string
  readonly renderLinha: (pessoa: P, estado: EstadoDaLinha) => ReactNode
  /** What it comes to for those who go: sums, what to know of them, and what the start says ahead. */
  readonly resumir: (vao: readonly P[]) => {
    readonly itens: SomaProps['itens']
    readonly nota: string
    readonly aoComecar: string
  }
  readonly titulo: string
  readonly view: 'promocao.postos' | 'promocao.reajuste'
  readonly iniciar: (pedido: PedidoColetivo) => Promise<{ readonly id: number }>
}

/** What a batch does to each person, and the start once nothing stands against it. */
export function PreviaColetiva<P extends PessoaPrevista>(props: PreviaColetivaProps<P>) {
  const { pessoas, pendencias, verbo, grupos, colunas, ficaFora, renderLinha, titulo, view } = props
  const [escolhas, setEscolhas] = useState<Escolhas>(NENHUMA)
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const [comecando, setComecando] = useState(false)
  const vao = osQueVao(pessoas, escolhas)
  const { itens, nota, aoComecar } = props.resumir(vao)
  const pronto = !hasBloqueio(pendencias) && isTudoCiente(pendencias, cientes) && vao.length > 0
  const acao = `${verbo} ${formatNumber(vao.length)} ${vao.length === 1 ? 'pessoa' : 'pessoas'}`
  return (
    <>
      <Section
        title="O que acontece"
        actions={
          <Button variant="contained" disabled={!pronto} onClick={() => setComecando(true)}>
            {acao}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Soma itens={itens} />
          <Typography variant="body2" color="textSecondary">
            {nota}
          </Typography>
          {pendencias.length > 0 && (
            <AlertaTicks pendencias={pendencias} cientes={cientes} onChange={setCientes} />
          )}
        </Box>
      </Section>
      <Pessoas {...{ pessoas, escolhas, grupos, colunas, ficaFora, renderLinha }} onChange={setEscolhas} />
      {comecando && (
        <Comecar
          {...{ acao, verbo, titulo, view }}
          text={aoComecar}
          iniciar={(nome) =>
            props.iniciar({
              titulo: nome,
              ...pedidoDe(pessoas, escolhas),
              alertasAceitos: aceitosDe(cientes),
            })
          }
          onClose={() => setComecando(false)}
        />
      )}
    </>
  )
}
