import { faults } from '../business/content/faults';
import { sectors } from '../business/content/sectors';
import { services } from '../business/content/services';
import { products } from '../business/products/products';
import { contactLimits } from './fields';
import { contactSubjects } from './subjects';

const { min, max } = contactLimits.subject;

test('every product, sector, service and fault has a contact subject', () => {
  for (const { id, name } of products) {
    expect(contactSubjects.get(`advies-${id}`)).toBe(`Advies over de ${name}`);
    expect(contactSubjects.get(`handleiding-${id}`)).toBe(`Handleiding aanvragen: ${name}`);
  }
  for (const { id, contactSubject } of sectors) {
    expect(contactSubjects.get(`advies-${id}`)).toBe(contactSubject);
  }
  for (const { id, name } of services)
    expect(contactSubjects.get(`demo-${id}`)).toBe(`Demo: ${name}`);
  for (const { id } of faults) {
    expect(contactSubjects.get(`storing-${id}`)).toMatch(/^Storing: \p{Ll}/u);
  }
});

test('contact subjects have unique texts', () => {
  expect(new Set(contactSubjects.values()).size).toBe(contactSubjects.size);
});

test.each([...contactSubjects])(
  'contact subject %s has a plain URL name and a text that passes validation',
  (name, subject) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(subject.trim()).toBe(subject);
    expect(subject.length).toBeGreaterThanOrEqual(min);
    expect(subject.length).toBeLessThanOrEqual(max);
  },
);
