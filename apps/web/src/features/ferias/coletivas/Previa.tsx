import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { PreviaDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import { comunicacoesDasColetivas, type ParametrosDasColetivas } from '@rh/domain/processos/ferias/coletivas'
import { formatDate, formatMoney } from '../../../lib/format.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { aceitosDe, hasBloqueio, isTudoCiente } from '../../processo/alertas.ts'
import { AlertaTicks } from '../../processo/AlertaTicks.tsx'
import { Comecar } from './Comecar.tsx'
import { somar, type Retirados } from './escolha.ts'
import { quantosDias } from '../textos.ts'
import { Pessoas } from './Pessoas.tsx'
import { quantasPessoas } from './textos.ts'

interface PreviaProps {
  readonly parametros: ParametrosDasColetivas
  readonly previa: PreviaDasColetivas
  readonly incluir: readonly number[]
  readonly onIncluir: (incluir: readonly number[]) => void
}

/** What the shutdown means, person by person, and its start once nothing stands against it. */
export function Previa({ parametros, previa, incluir, onIncluir }: PreviaProps) {
  const [retirados, setRetirados] = useState<Retirados>(new Map())
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const [comecando, setComecando] = useState(false)
  const { pessoas, pendencias } = previa
  const conta = somar(pessoas, retirados)
  const pronto = !hasBloqueio(pendencias) && isTudoCiente(pendencias, cientes) && conta.vao > 0
  return (
    <>
      <Section
        title="O que acontece"
        actions={
          <Button variant="contained" disabled={!pronto} onClick={() => setComecando(true)}>
            Começar as coletivas
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Resumo previa={previa} conta={conta} />
          {pendencias.length > 0 && (
            <AlertaTicks pendencias={pendencias} cientes={cientes} onChange={setCientes} />
          )}
        </Box>
      </Section>
      <Pessoas
        pessoas={pessoas}
        retirados={retirados}
        incluir={incluir}
        onRetirar={(id, motivo) => setRetirados(new Map(retirados).set(id, motivo))}
        onVoltar={(id) => setRetirados(new Map([...retirados].filter(([um]) => um !== id)))}
        onIncluir={(id) =>
          onIncluir(incluir.includes(id) ? incluir.filter((um) => um !== id) : [...incluir, id])
        }
      />
      {comecando && (
        <Comecar
          parametros={parametros}
          retirados={retirados}
          incluir={incluir}
          vao={conta.vao}
          alertasAceitos={aceitosDe(cientes)}
          onClose={() => setComecando(false)}
        />
      )}
    </>
  )
}

interface ResumoProps {
  readonly previa: PreviaDasColetivas
  readonly conta: ReturnType<typeof somar>
}

function Resumo({ previa: { prazos, pagarAte }, conta }: ResumoProps) {
  const itens = [
    { label: 'Vão', value: quantasPessoas(conta.vao) },
    { label: 'Ficam', value: quantasPessoas(conta.ficam) },
    { label: 'Novo período aquisitivo', value: quantasPessoas(conta.comPeriodoNovo) },
    { label: 'Licença remunerada', value: quantosDias(conta.diasDeLicenca) },
    { label: 'Total bruto', value: formatMoney(conta.totalCentavos) },
    ...(pagarAte === null ? [] : [{ label: 'Pagar as férias até', value: formatDate(pagarAte) }]),
    ...prazos.map(({ quem, ate, feitaEm, atrasada }) => ({
      label: comunicacoesDasColetivas[quem].label,
      value: (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {feitaEm === null ? `Até ${formatDate(ate)}` : `Feita em ${formatDate(feitaEm)}`}
          <StatusChip
            label={atrasada ? 'Fora do prazo' : feitaEm === null ? 'A fazer' : 'No prazo'}
            tone={atrasada ? 'error' : feitaEm === null ? 'warning' : 'success'}
          />
        </Box>
      ),
    })),
  ]
  return <DefinitionList items={itens} />
}
