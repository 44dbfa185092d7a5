import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { textoObrigatorio } from '@rh/domain/br/campos'
import type { PessoaDoReajuste } from '@rh/domain/contract/reajuste'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { ListTabs } from '../../../ui/table/ListTabs.tsx'
import { Frame, Table } from '../../../ui/table/parts.ts'
import { alternar, grupoDe, grupos, retirar, vai, type Escolhas, type Grupo } from './escolha.ts'
import { Linha } from './Linha.tsx'

/** Enough to look through; the search finds the others. */
const A_VISTA = 50

interface PessoasProps {
  readonly pessoas: readonly PessoaDoReajuste[]
  readonly escolhas: Escolhas
  readonly onChange: (escolhas: Escolhas) => void
}

const schema = z.object({ motivo: textoObrigatorio(255, 3) })
const semAcento = (texto: string): string => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Everybody under the agreement, before and after; exceptions are ticked in, people are taken out with a reason. */
export function Pessoas({ pessoas, escolhas, onChange }: PessoasProps) {
  const [grupo, setGrupo] = useState<Grupo>(() =>
    pessoas.some(({ excecao }) => !excecao) ? 'vao' : 'excecoes',
  )
  const [busca, setBusca] = useState('')
  const [todas, setTodas] = useState(false)
  const [saindo, setSaindo] = useState<PessoaDoReajuste | null>(null)
  const doGrupo = (um: Grupo) => pessoas.filter((pessoa) => grupoDe(pessoa, escolhas) === um)
  const achadas = doGrupo(grupo).filter(({ nome }) => semAcento(nome).includes(semAcento(busca)))
  const mostradas = todas ? achadas : achadas.slice(0, A_VISTA)
  const marcar = (pessoa: PessoaDoReajuste): void => {
    if (pessoa.excecao) onChange(alternar(escolhas, pessoa.colaboradorId))
    else if (vai(pessoa, escolhas)) setSaindo(pessoa)
    else onChange(retirar(escolhas, pessoa.colaboradorId, null))
  }
  return (
    <Section title="Pessoas" flush>
      <ListTabs
        label="Pessoas"
        value={grupo}
        onChange={(value) => setGrupo(value as Grupo)}
        options={(Object.keys(grupos) as Grupo[]).map((value) => ({
          value,
          label: grupos[value],
          count: doGrupo(value).length,
        }))}
      />
      <Box sx={{ px: 3, py: 2 }}>
        <OutlinedInput
          fullWidth
          size="small"
          type="search"
          placeholder="Buscar por nome"
          value={busca}
          onChange={(event) => setBusca(event.target.value)}
          inputProps={{ 'aria-label': 'Buscar por nome' }}
        />
      </Box>
      <Frame>
        <Table aria-label={`Pessoas: ${grupos[grupo]}`}>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">Cargo</th>
              <th scope="col">Hoje</th>
              <th scope="col">Depois</th>
              <th scope="col">Diferença</th>
              <th scope="col">Observação</th>
            </tr>
          </thead>
          <tbody>
            {mostradas.map((pessoa) => (
              <Linha
                key={pessoa.colaboradorId}
                pessoa={pessoa}
                vai={vai(pessoa, escolhas)}
                retirada={escolhas.retirados.get(pessoa.colaboradorId)}
                onMarcar={() => marcar(pessoa)}
              />
            ))}
          </tbody>
        </Table>
      </Frame>
      {achadas.length === 0 && <Box sx={{ px: 3, py: 3, color: 'text.secondary' }}>Ninguém aqui.</Box>}
      {mostradas.length < achadas.length && (
        <Button fullWidth color="inherit" sx={{ py: 1.5, borderRadius: 0 }} onClick={() => setTodas(true)}>
          Mostrar todas as {achadas.length} pessoas
        </Button>
      )}
      {saindo && (
        <FormDialog
          title={`Deixar ${saindo.nome} de fora?`}
          text="O salário continua como está. O motivo fica com o reajuste."
          schema={schema}
          defaultValues={{ motivo: '' }}
          submitLabel="Deixar de fora"
          onSubmit={async ({ motivo }) => onChange(retirar(escolhas, saindo.colaboradorId, motivo))}
          onClose={() => setSaindo(null)}
        >
          <TextInput source="motivo" label="Motivo" maxLength={255} />
        </FormDialog>
      )}
    </Section>
  )
}
