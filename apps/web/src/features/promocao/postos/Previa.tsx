import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { PessoaDaMudanca, PreviaDaMudanca } from '@rh/domain/contract/mudanca'
import { somarMudanca, type ParametrosDaMudanca } from '@rh/domain/processos/promocao/mudanca'
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { alertasDe, cientesDe, hasBloqueio, isTudoCiente } from '../../processo/alertas.ts'
import { AlertaTicks } from '../../processo/AlertaTicks.tsx'
import { NENHUMA, osQueVao, type Escolhas } from '../coletiva/escolha.ts'
import { Pessoas } from '../coletiva/Pessoas.tsx'
import { Soma } from '../coletiva/Soma.tsx'
import { Comecar } from './Comecar.tsx'
import { Linha } from './Linha.tsx'

interface PreviaProps {
  readonly parametros: ParametrosDaMudanca
  readonly previa: PreviaDaMudanca
  /** Name of the new scale; null where it stays. */
  readonly escala: string | null
}

const grupos = { vao: 'Mudam', excecoes: 'Exceções', retirados: 'Retiradas' } as const

const comDiferencas = (pessoa: PessoaDaMudanca) => ({
  ...pessoa,
  diferencaTotalCentavos: pessoa.depois.totalCentavos - pessoa.antes.totalCentavos,
  diferencaTransporteCentavos:
    (pessoa.depois.transporteCentavos ?? 0) - (pessoa.antes.transporteCentavos ?? 0),
})

/** What the change does to each person, and the start once nothing stands against it. */
export function Previa({ parametros, previa: { pessoas, pendencias, s2206Ate }, escala }: PreviaProps) {
  const [escolhas, setEscolhas] = useState<Escolhas>(NENHUMA)
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const [comecando, setComecando] = useState(false)
  const soma = somarMudanca(osQueVao(pessoas, escolhas).map(comDiferencas))
  const pronto = !hasBloqueio(pendencias) && isTudoCiente(pendencias, cientes) && soma.pessoas > 0
  return (
    <>
      <Section
        title="O que acontece"
        actions={
          <Button variant="contained" disabled={!pronto} onClick={() => setComecando(true)}>
            {`Mudar ${formatNumber(soma.pessoas)} ${soma.pessoas === 1 ? 'pessoa' : 'pessoas'}`}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Soma
            itens={[
              {
                label: 'mudam',
                value: formatNumber(soma.pessoas),
                detail: `de ${formatNumber(pessoas.length)}`,
              },
              { label: 'salários, por mês', value: formatMoney(soma.salariosCentavos) },
              { label: 'com adicionais, por mês', value: formatMoney(soma.totalCentavos) },
              { label: 'vale-transporte da empresa', value: formatMoney(soma.transporteCentavos) },
            ]}
          />
          <Typography variant="body2" color="textSecondary">
            {`Diferenças de cada mês, sem encargos. Alteração contratual no eSocial (S-2206) até ${formatDate(s2206Ate)}.`}
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
        colunas={['Nome', 'Posto', 'Hoje', 'Depois', 'Por mês', 'Observação']}
        ficaFora="Escala e salário continuam como estão. O motivo fica com a mudança."
        renderLinha={(pessoa, estado) => (
          <Linha key={pessoa.colaboradorId} pessoa={comDiferencas(pessoa)} estado={estado} />
        )}
      />
      {comecando && (
        <Comecar
          parametros={parametros}
          pessoas={pessoas}
          escolhas={escolhas}
          soma={soma}
          titulo={escala === null ? 'Mudança de salário do posto' : `Mudança para a escala ${escala}`}
          alertasAceitos={cientesDe(alertasDe(pendencias), cientes)}
          onClose={() => setComecando(false)}
        />
      )}
    </>
  )
}
