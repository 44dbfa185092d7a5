import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { PreviaDoReajuste } from '@rh/domain/contract/reajuste'
import {
  somarReajuste,
  type ParametrosDoReajuste,
  type SomaDoReajuste,
} from '@rh/domain/processos/promocao/reajuste'
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { alertasDe, cientesDe, hasBloqueio, isTudoCiente } from '../../processo/alertas.ts'
import { AlertaTicks } from '../../processo/AlertaTicks.tsx'
import { Comecar } from './Comecar.tsx'
import { Linha } from './Linha.tsx'
import { NENHUMA, osQueVao, type Escolhas } from '../coletiva/escolha.ts'
import { Pessoas } from '../coletiva/Pessoas.tsx'
import { Soma } from '../coletiva/Soma.tsx'

const grupos = { vao: 'Reajustadas', excecoes: 'Exceções', retirados: 'Retiradas' } as const

interface PreviaProps {
  readonly parametros: ParametrosDoReajuste
  readonly previa: PreviaDoReajuste
}

/** What the agreement does to each person, and the start once nothing stands against it. */
export function Previa({ parametros, previa }: PreviaProps) {
  const [escolhas, setEscolhas] = useState<Escolhas>(NENHUMA)
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const [comecando, setComecando] = useState(false)
  const { pessoas, pendencias, s2206Ate } = previa
  const soma = somarReajuste(osQueVao(pessoas, escolhas))
  const pronto = !hasBloqueio(pendencias) && isTudoCiente(pendencias, cientes) && soma.pessoas > 0
  return (
    <>
      <Section
        title="O que acontece"
        actions={
          <Button variant="contained" disabled={!pronto} onClick={() => setComecando(true)}>
            {`Reajustar ${formatNumber(soma.pessoas)} ${soma.pessoas === 1 ? 'pessoa' : 'pessoas'}`}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Soma itens={itensDa(soma, pessoas.length)} />
          <Typography variant="body2" color="textSecondary">
            {soma.diferencaCentavos > 0 &&
              'A diferença é a dos meses já fechados desde a data-base, sem reflexos em férias, 13º, horas extras e FGTS. '}
            {`Alteração contratual no eSocial (S-2206) até ${formatDate(s2206Ate)}.`}
          </Typography>
          {pendencias.length > 0 && (
            <AlertaTicks pendencias={pendencias} cientes={cientes} onChange={setCientes} />
          )}
        </Box>
      </Section>
      <Pessoas
        pessoas={pessoas}
        escolhas={escolhas}
        onChange={setEscolhas}
        grupos={grupos}
        colunas={['Nome', 'Cargo', 'Hoje', 'Depois', 'Diferença', 'Observação']}
        ficaFora="O salário continua como está. O motivo fica com o reajuste."
        renderLinha={(pessoa, estado) => <Linha key={pessoa.colaboradorId} pessoa={pessoa} estado={estado} />}
      />
      {comecando && (
        <Comecar
          parametros={parametros}
          pessoas={pessoas}
          escolhas={escolhas}
          soma={soma}
          titulo={tituloDe(parametros)}
          alertasAceitos={cientesDe(alertasDe(pendencias), cientes)}
          onClose={() => setComecando(false)}
        />
      )}
    </>
  )
}

function itensDa(soma: SomaDoReajuste, todas: number) {
  const { pessoas, deCentavos, paraCentavos, diferencaCentavos } = soma
  const aumento = paraCentavos - deCentavos
  const porcento = deCentavos === 0 ? 0 : Math.round((aumento / deCentavos) * 10_000) / 100
  return [
    { label: 'são reajustadas', value: formatNumber(pessoas), detail: `de ${formatNumber(todas)}` },
    { label: 'folha do mês, antes', value: formatMoney(deCentavos) },
    {
      label: 'a mais por mês, sem encargos',
      value: formatMoney(aumento),
      detail: `${porcento.toLocaleString('pt-BR')}%`,
    },
    { label: 'de diferença a pagar', value: formatMoney(diferencaCentavos) },
  ]
}

/** Title that the history of each person says: `Reajuste de 5,5% da convenção 2027`. */
function tituloDe({ percentual, dataBase }: ParametrosDoReajuste): string {
  const quanto =
    percentual === undefined ? 'Novos pisos' : `Reajuste de ${percentual.toLocaleString('pt-BR')}%`
  return `${quanto} da convenção ${dataBase.slice(0, 4)}`
}
